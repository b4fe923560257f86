import { bombs } from './bombs.ts';
import { contents } from './contents.ts';
import { disguises } from './disguises.ts';
import type { HostileFile } from './hostile-file.ts';
import { pictures } from './pictures.ts';
import { structures } from './structures.ts';

/** Every generated hostile file; each is made when it is needed, for some are large before they are deflated. */
export const hostileFiles: readonly HostileFile[] = [...bombs, ...structures, ...contents, ...pictures, ...disguises];
