import type { Collection, DocumentsPort } from '@crossfoot/ports';
import {
  type Brake,
  brakeCollection,
  type Session,
  sessionCollection,
  type User,
  userCollection,
  type Verification,
  verificationCollection,
} from './user.document.ts';

/** The collections that identity owns. */
export class IdentityStore {
  constructor(
    readonly users: Collection<User>,
    readonly sessions: Collection<Session>,
    readonly verifications: Collection<Verification>,
    readonly brakes: Collection<Brake>,
  ) {}

  static async open(documents: DocumentsPort): Promise<IdentityStore> {
    return new IdentityStore(
      await documents.collection(userCollection),
      await documents.collection(sessionCollection),
      await documents.collection(verificationCollection),
      await documents.collection(brakeCollection),
    );
  }
}
