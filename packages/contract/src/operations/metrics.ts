import { Type } from 'typebox';
import type { Operation } from '../operation.js';

export const getMetrics: Operation = {
  id: 'getMetrics',
  method: 'GET',
  path: '/metrics',
  tag: 'health',
  summary: 'Figures about the service itself',
  description:
    'Rate, errors, latency and saturation of each operation, and figures of memory, drawing, publishing and the connections to the database, as Prometheus reads them: in its text format 0.0.4, or as OpenMetrics 1.0 where `Accept` asks for `application/openmetrics-text`. Needs the token of an administrator, or the one of the setting `METRICS_TOKEN`.',
  access: 'token',
  answers: {
    200: {
      description: 'The figures.',
      contentType: 'text/plain',
      schema: Type.String({ description: 'One figure a line.' }),
      example:
        '# HELP broadsheet_requests_total Requests that were answered.\n# TYPE broadsheet_requests_total counter\nbroadsheet_requests_total{operation="listImages",status="200"} 1027\n',
    },
  },
  problems: ['not_entitled'],
};
