import { describe, expect, it } from 'vitest';
import { refuseFiles } from './choose-files.ts';

const file = (name: string, type: string): File => new File(['x'], name, { type });
const pdf = file('a.pdf', 'application/pdf');
const visitor = { signedIn: false, freeConversionUsed: false };
const user = { signedIn: true, freeConversionUsed: true };

describe('files that are turned away before anything is sent', () => {
  it('lets one PDF of a visitor and several of a user go', () => {
    expect(refuseFiles([pdf], visitor)).toBeNull();
    expect(refuseFiles([pdf, pdf], user)).toBeNull();
  });

  it('knows a PDF by its type, and by its name where the system knows no types', () => {
    expect(refuseFiles([file('A.PDF', '')], visitor)).toBeNull();
    expect(refuseFiles([file('a.pdf', 'text/plain')], visitor)?.title).toBe('Invalid File Type');
  });

  it('counts what is not a PDF', () => {
    expect(refuseFiles([pdf, file('a.txt', 'text/plain'), file('b', '')], user)?.description).toBe(
      'Please select only PDF files. 2 non-PDF file(s) detected.',
    );
  });

  it('asks a visitor to sign up for a second conversion and for several files', () => {
    expect(refuseFiles([pdf], { ...visitor, freeConversionUsed: true })).toMatchObject({
      title: 'Free Conversion Used',
      offersSignUp: true,
    });
    expect(refuseFiles([pdf, pdf], visitor)).toMatchObject({ title: 'Multiple Files Not Allowed', offersSignUp: true });
  });
});
