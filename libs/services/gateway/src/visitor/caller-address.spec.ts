import { configurationOf, readEnvironment } from '@crossfoot/runtime';
import { describe, expect, it } from 'vitest';
import { attachment } from '../conversions/exported-file.ts';
import { plainFilename } from '../upload/plain-filename.ts';
import { CallerAddress, networkOf } from './caller-address.ts';

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
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['1:2::7:8', '1:2:0:0::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['2001:db8:0a0:00f0::1', '2001:db8:a0:f0::/64'],
    ['::ffff:c000:207', '0:0:0:0::/64'],
    ['x::ffff:192.0.2.7', 'x::ffff:192.0.2.7'],
    ['not:an:address', 'not:an:address'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the hash of an address', () => {
  const hasher = (key: number) => new CallerAddress(configurationOf(readEnvironment({}), Buffer.alloc(32, key)));

  it('is one for a network, another for each key, and tells nothing of the address', () => {
    const one = hasher(1);
    const hash = one.hashOf({ ip: '2001:db8::1' });
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(one.hashOf({ ip: '2001:db8::2' })).toBe(hash);
    const others = [one.hashOf({ ip: '2001:db8:0:1::1' }), one.hashOf({ ip: undefined }), one.hashOf({ ip: '::1' })];
    expect(new Set([hash, ...others, hasher(2).hashOf({ ip: '2001:db8::1' })]).size).toBe(5);
    expect(one.hashOf({ ip: undefined })).toBe(one.hashOf({ ip: '' }));
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
