import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaint } from '../../src/terminal/paint.js';
import { patient } from '../publishing/documents.js';
import { reader, startReadersService, type ReadersService } from '../reading/readers-service.js';
import { runCommand } from '../service-process.js';

describe('colours', () => {
  const paintWith = (isTTY: boolean, env: NodeJS.ProcessEnv) =>
    createPaint({ isTTY }, env)('red', 'x');

  it('are for terminals whose user has not declined them', () => {
    expect(paintWith(true, { TERM: 'xterm' })).toBe('\u001b[31mx\u001b[39m');
    expect(paintWith(true, { TERM: 'xterm', NO_COLOR: '' })).toContain('\u001b');
    expect(paintWith(true, { TERM: 'xterm', NO_COLOR: '1' })).toBe('x');
    expect(paintWith(true, { TERM: 'dumb' })).toBe('x');
    expect(paintWith(false, { TERM: 'xterm' })).toBe('x');
  });
});

describe('what is piped on', patient, () => {
  let service: ReadersService;
  beforeAll(async () => {
    service = await startReadersService({ industries: 1, companies: 1 });
  }, patient.timeout);
  afterAll(() => service.stop());

  it.each([['reports'], ['images', 'AU', '1214'], ['company', '1001'], ['verify', 'URL']])(
    'has no colours: %s',
    async (...args) => {
      const isNamed = args.includes('URL');
      const named = args.map((arg) => (arg === 'URL' ? service.address : arg));
      const whole = [...named, ...(isNamed ? [] : ['--url', service.address]), ...reader];
      const { code, stdout, stderr } = await runCommand(whole, { env: { TERM: 'xterm' } });
      expect(code).toBe(0);
      expect(stdout.length).toBeGreaterThan(0);
      expect(stdout + stderr).not.toContain('\u001b');
    },
  );
});
