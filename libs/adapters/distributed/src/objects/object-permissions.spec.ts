import { buffer } from 'node:stream/consumers';
import { objectPolicies } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { Client } from 'minio';
import { AssumeRoleProvider } from 'minio/dist/esm/AssumeRoleProvider.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openObjects } from './objects.s3.ts';

/**
 * The rules of `deploy/access/object-policies.ts`, enforced by the store itself: each service's rule is the policy of a
 * session, which MinIO checks as it does the policy of a user.
 */
withBackend('OBJECTS_URL', (url) =>
  describe('the rules of the object store', () => {
    const bucket = url.pathname.slice(1);
    const endpoint = { endPoint: url.hostname, port: Number(url.port), useSSL: false };
    const clientOf = async (service: keyof typeof objectPolicies): Promise<Client> => {
      const provider = new AssumeRoleProvider({
        stsEndpoint: `http://${url.host}`,
        accessKey: url.username,
        secretKey: url.password,
        region: 'us-east-1',
        policy: JSON.stringify(objectPolicies[service]),
      });
      const credentials = await provider.getCredentials();
      return new Client({
        ...endpoint,
        region: 'us-east-1',
        accessKey: credentials.getAccessKey(),
        secretKey: credentials.getSecretKey(),
        sessionToken: credentials.getSessionToken() ?? '',
      });
    };
    let services: Record<keyof typeof objectPolicies, Client>;

    beforeAll(async () => {
      await (await openObjects(url.href)).close();
      services = { gateway: await clientOf('gateway'), conversion: await clientOf('conversion') };
      const owner = new Client({ ...endpoint, accessKey: url.username, secretKey: url.password });
      for (const key of ['uploads', 'exports', 'results', 'elsewhere'])
        await owner.putObject(bucket, `${key}/probe`, 'sealed');
    });

    const read = async (client: Client, key: string): Promise<string> =>
      String(await buffer(await client.getObject(bucket, key)));

    it('let the gateway write uploads and hand exports over', async () => {
      const { gateway } = services;
      await gateway.putObject(bucket, 'uploads/of-gateway', Buffer.alloc(6_000_000));
      expect(await gateway.bucketExists(bucket)).toBe(true);
      expect(await read(gateway, 'exports/probe')).toBe('sealed');
      await gateway.removeObject(bucket, 'uploads/of-gateway');
      await gateway.removeObject(bucket, 'exports/probe');
    });

    it('let conversion read uploads and write results', async () => {
      const { conversion } = services;
      expect(await read(conversion, 'uploads/probe')).toBe('sealed');
      await conversion.putObject(bucket, 'results/of-conversion', 'sealed');
      await conversion.removeObject(bucket, 'results/of-conversion');
    });

    it.each([
      ['read results', (client: Client) => read(client, 'results/probe')],
      ['write results', (client: Client) => client.putObject(bucket, 'results/probe', 'forged')],
      ['delete results', (client: Client) => client.removeObject(bucket, 'results/probe')],
      ['write exports', (client: Client) => client.putObject(bucket, 'exports/forged', 'forged')],
      ['read anything else', (client: Client) => read(client, 'elsewhere/probe')],
      ['make buckets', (client: Client) => client.makeBucket('crossfoot-of-its-own')],
      ['open the bucket to everybody', (client: Client) => client.setBucketPolicy(bucket, '{}')],
    ] as const)('do not let the gateway %s', async (_what, act) => {
      await expect(act(services.gateway)).rejects.toThrow(/Access Denied/);
    });

    it.each([
      ['make buckets', (client: Client) => client.makeBucket('crossfoot-of-its-own')],
      ['remove the bucket', (client: Client) => client.removeBucket(bucket)],
      ['open the bucket to everybody', (client: Client) => client.setBucketPolicy(bucket, '{}')],
    ] as const)('do not let conversion %s', async (_what, act) => {
      await expect(act(services.conversion)).rejects.toThrow(/Access Denied/);
    });
  }),
);
