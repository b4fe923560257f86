// Prints each image that the compose file and the Dockerfiles start from, by the digest it has in its registry today, as lines
// for `.env`: node deploy/images/pin.ts >> .env       (asks with `docker buildx imagetools`; exit code 1 where one is unknown)
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Variable → the image that the compose file takes where it is not set. */
export function baseImages(compose: string): ReadonlyMap<string, string> {
  return new Map(
    [...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, name = '', image = '']) => [name, image]),
  );
}

/** The digest of an image for every platform, as its registry gives it; throws where it does not answer. */
function digestOf(image: string): string {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const digest = execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`"${digest}" is no digest of ${image}.`);
  return digest;
}

if (import.meta.main) {
  for (const [name, image] of baseImages(readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8'))) {
    try {
      console.log(`${name}=${image}@${digestOf(image)}`);
    } catch (error) {
      console.error(
        `${image} stays unpinned: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
      process.exitCode = 1;
    }
  }
}
