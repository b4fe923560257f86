/** One file meant to do harm, and what may become of it. */
export interface HostileFile {
  readonly name: string;
  readonly kind: 'bomb' | 'structure' | 'content' | 'picture' | 'font' | 'active' | 'disguise' | 'mutation' | 'odd';
  readonly make: () => Buffer;
}
