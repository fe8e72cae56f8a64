/** The formats of files: their media type and how their names end. */
export const fileFormats = {
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv' },
  zip: { contentType: 'application/zip', extension: 'zip' },
  json: { contentType: 'application/json; charset=utf-8', extension: 'json' },
  md: { contentType: 'text/markdown; charset=utf-8', extension: 'md' },
  png: { contentType: 'image/png', extension: 'png' },
  svg: { contentType: 'image/svg+xml', extension: 'svg' },
} as const;
