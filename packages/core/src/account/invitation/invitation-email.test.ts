import { expect, it } from 'vitest'
import { readInvitationEmail } from './invitation-email.ts'

const ofLength = (length: number) => `${'a'.repeat(length - 9)}@mail.com`

it.each([
  ['noor@northlake.example', 'noor@northlake.example'],
  ['  Noor.Haddad+broker@Mail.Northlake.example\n', 'Noor.Haddad+broker@Mail.Northlake.example'],
  ["o'neil@a.b", "o'neil@a.b"],
  [ofLength(254), ofLength(254)],
])('the address %j is read', (text, email) => {
  expect(readInvitationEmail(text)).toEqual({ ok: true, value: email })
})

it.each([
  ['', 'empty', 'Enter the e-mail address of the person to invite.'],
  [' \t ', 'empty', 'Enter the e-mail address of the person to invite.'],
  [ofLength(255), 'too-long', 'This e-mail address is too long.'],
])('the address %j is refused as %s', (text, kind, message) => {
  expect(readInvitationEmail(text)).toEqual({ ok: false, refusal: { kind, message } })
})

it.each([
  'noor',
  '@a.b',
  'noor@',
  'noor@northlake',
  'noor@.example',
  'noor@northlake.',
  'noor@north..example',
  'noor@@a.b',
  'noor@a@b.c',
  'no or@a.b',
  'noor@a b.c',
  'noor@a.b c',
  'a@b.c, d@e.f',
])('%s is not an address', text => {
  expect(readInvitationEmail(text)).toEqual({
    ok: false,
    refusal: {
      kind: 'no-address',
      message: 'Enter a valid e-mail address, like name@company.com.',
    },
  })
})
