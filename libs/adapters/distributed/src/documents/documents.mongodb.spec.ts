import { withBackend } from '@crossfoot/backends/with-backend';
import { describeDocumentsPort } from '@crossfoot/port-contracts';
import { MongodbDocuments } from './documents.mongodb.ts';

withBackend('DOCUMENTS_URL', (url) =>
  describeDocumentsPort('MongoDB', async () => {
    let port = await MongodbDocuments.open(url);
    return {
      port,
      reopen: async () => {
        await port.close();
        port = await MongodbDocuments.open(url);
        return port;
      },
      dispose: () => port.close(),
    };
  }),
);
