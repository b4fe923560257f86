import { accountFiles } from './importer/account-files.ts';
import { ofxAccount } from './importer/ofx-document.ts';
import type { FormatWriter } from './format-writer.ts';

/** Web Connect (.qbo) for QuickBooks: OFX 1.0.2 that names the institution by Intuit's number, one account a file. */
export const writer: FormatWriter = {
  charset: 'windows-1252',
  write: (result, options) => {
    const several = result.accounts.length > 1;
    return accountFiles(result, (account, index) => ofxAccount(account, index, { options, several, webConnect: true }));
  },
};
