/** SHA-256 of the sample statements that the web offers (`apps/web/public/samples`); a spec holds the two together. */
const samples: ReadonlySet<string> = new Set([
  '075b74881f341dc270d8b08c9c1573dabf36d55cd661ae8afba43f5bf5003b40',
  '0b67d4efe17315337b0388954e6d77bd0e860fd7fb1577fd5ae36d10ef4fa765',
  '93bc8c05eef218fbe93f2ed16f35561d2b55ac5ddb41f6f3e27df04c444da161',
  '70e5f59f7db2cf82fbf1a5dbb6832e45965928639744f483ab3397f5863b7291',
  'b21c61e4f0e7a545777c68bcddd7307eb84a961672c244c16e8e634c6501155a',
  'd54886a967cbd93df30543ef00b6e907ee12f483e68d90916133c118674dc0ca',
]);

/** Whether a file with this SHA-256 is one of our own samples: trying one costs a visitor nothing. */
export const isSampleStatement = (sha256: string): boolean => samples.has(sha256);
