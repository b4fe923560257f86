import { accountFiles } from './importer/account-files.ts';
import { ofxAccount } from './importer/ofx-document.ts';
import type { FormatWriter } from './format-writer.ts';

/** OFX 1.0.2, one account a file: for GnuCash, Sage, Wave, MoneyMoney, Quicken's non-Web-Connect import and others. */
export const writer: FormatWriter = {
  charset: 'windows-1252',
  write: (result, options) => {
    const several = result.accounts.length > 1;
    return accountFiles(result, (account, index) =>
      ofxAccount(account, index, { options, several, webConnect: false }),
    );
  },
};
