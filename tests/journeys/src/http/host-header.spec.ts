import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';

/** What a caller says of the site's own name, where no `PUBLIC_URL` says better: over a raw socket, as no browser would. */
describe('the name that a call gives the site', () => {
  let system: InProcessSystem;
  let own: string;

  beforeAll(async () => {
    system = await startInProcess({ TRUST_PROXY: '1' });
    own = new URL(system.url).host;
  });
  afterAll(() => system.stop());

  async function send(target: string, headers: readonly string[], method = 'GET') {
    const socket = connect(Number(new URL(system.url).port), '127.0.0.1');
    socket.write([`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const found = /^HTTP\/1\.1 (\d+)/.exec(head);
    return { status: Number(found?.[1]), body, code: /"error":"(\w+)"/.exec(body)?.[1] };
  }
  const configuration = '/api/payment-configuration';
  const redirectHosts = (body: string): unknown => /"redirectHosts":(\[[^\]]*\])/.exec(body)?.[1];

  it('is a name with a port at most, or the call is refused', async () => {
    const malformed = [
      ...['', 'a b', '%%', '[::1', 'user@evil.example', 'evil.example/path', 'evil.example?x', 'evil.example#x'],
      ...['evil.example:99999', 'evil.example:80:80', '<script>', 'evil"x', 'javascript:alert(1)', 'é.example'],
      ...['localhost\\@evil.example', '..', 'a'.repeat(3_000)],
    ];
    for (const host of malformed)
      expect([host, await send(configuration, [`Host: ${host}`])]).toMatchObject([
        host,
        { status: 400, code: 'VALIDATION_FAILED' },
      ]);
    for (const host of [own, 'LOCALHOST', '127.0.0.1:8080', '[::1]:8080', 'my_box.lan'])
      expect([host, (await send(configuration, [`Host: ${host}`])).status]).toEqual([host, 200]);
  });

  it('is said once', async () => {
    for (const hosts of [
      [own, 'evil.example'],
      ['evil.example', own],
    ])
      expect(
        await send(
          configuration,
          hosts.map((host) => `Host: ${host}`),
        ),
      ).toMatchObject({ status: 400 });
  });

  it('is said in the address of the call as in the header, if at all', async () => {
    const named = (name: string) => send(`http://${name}${configuration}`, [`Host: ${own}`]);
    for (const name of ['evil.example', `evil@${own}`, `${own}.evil.example`, ''])
      expect([name, (await named(name)).status]).toEqual([name, 400]);
    expect(await named(own)).toMatchObject({ status: 200 });
    expect(await send('http://evil.example/dev/mailbox', [`Host: ${own}`])).toMatchObject({ status: 400 });
  });

  it('is not taken from the headers of a proxy', async () => {
    const forwarded = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: javascript',
      'Forwarded: host=evil.example',
    ];
    const { status, body } = await send(configuration, [`Host: ${own}`, ...forwarded]);
    expect([status, redirectHosts(body)]).toEqual([200, `["${own}"]`]);
  });

  it('without a name belongs to no page, whatever the page says', async () => {
    const headers = ['Host: ', 'Origin: http://', 'Cookie: a=b', 'Content-Length: 0'];
    expect(await send('/api/auth/logout', headers, 'POST')).toMatchObject({ status: 400 });
  });

  it('does not matter to who asks whether we are alive', async () => {
    expect(await send('/health/live', ['Host: '])).toMatchObject({ status: 200 });
  });
});
