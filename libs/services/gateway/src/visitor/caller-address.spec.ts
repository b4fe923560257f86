import { describe, expect, it } from 'vitest';
import { attachment } from '../conversions/exported-file.ts';
import { plainFilename } from '../upload/plain-filename.ts';
import { networkOf } from './caller-address.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('plainFilename', () => {
  it.each([
    ['januar.pdf', 'januar.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\a.pdf', 'a.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['a\r\nb\u0000.pdf', 'ab.pdf'],
    ['<b>"x".pdf', '_b__x_.pdf'],
    ['..', 'statement.pdf'],
    ['', 'statement.pdf'],
    [undefined, 'statement.pdf'],
  ])('of %j is %j', (given, name) => {
    expect(plainFilename(given)).toBe(name);
  });

  it('is at most 200 characters long and keeps its ending', () => {
    const name = plainFilename(`${'ü'.repeat(500)}.pdf`);
    expect([[...name].length, name.endsWith('.pdf')]).toEqual([200, true]);
  });
});

describe('attachment', () => {
  it('carries any name, and nothing that breaks out of the header', () => {
    const header = attachment('Jänner "x"\\; 100%.csv');
    expect(header).toBe(
      `attachment; filename="J_nner _x__; 100_.csv"; filename*=UTF-8''J%C3%A4nner%20%22x%22%5C%3B%20100%25.csv`,
    );
  });
});
