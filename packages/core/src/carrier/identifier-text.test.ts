import { anIdentifier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { identifierCopyText, identifierText } from './identifier-text.ts'
import type { Identifier } from './identifiers.ts'

const of = (type: Identifier['type'], value: string, region: string | null = null) =>
  anIdentifier({ type, value, region })

it.each([
  [of('MC', '123456'), 'MC 123456', '123456'],
  [of('DOT', '3214567'), 'DOT 3214567', '3214567'],
  [of('MX', '700123'), 'MX 700123', '700123'],
  [of('FF', '012345'), 'FF 012345', '012345'],
  [of('SCAC', 'ABCD'), 'SCAC ABCD', 'ABCD'],
  [of('CVOR', '123456789'), 'CVOR 123-456-789', '123456789'],
  [of('NIR_QC', 'R1234567'), 'Quebec NIR R-123456-7', 'R-123456-7'],
  [of('NIR_QC', 'odd'), 'Quebec NIR odd', 'odd'],
  [of('NSC', '123456789', 'ON'), 'NSC ON 123456789', 'ON 123456789'],
  [of('NSC', '123456789'), 'NSC 123456789', '123456789'],
  [of('NSC', '123456789', 'PQ'), 'NSC QC 123456789', 'QC 123456789'],
  [of('NSC', '123456789', 'ZZ'), 'NSC ZZ 123456789', 'ZZ 123456789'],
  [of('CVOR', '123456'), 'CVOR 123456', '123456'],
  [of('CVOR', '123-456-789'), 'CVOR 123-456-789', '123456789'],
  [of('CVOR', 'none'), 'CVOR none', 'none'],
  [of('CVOR', '1234567890'), 'CVOR 1234567890', '1234567890'],
  [of('NIR_QC', 'r-123456-7'), 'Quebec NIR R-123456-7', 'R-123456-7'],
  [of('NIR_QC', '1234567'), 'Quebec NIR 1234567', '1234567'],
  [of('NIR_QC', 'R12345678'), 'Quebec NIR R12345678', 'R12345678'],
  [of('NIR_QC', '#R1234567'), 'Quebec NIR #R1234567', '#R1234567'],
  [of('MC', '1234567'), 'MC 1234567', '1234567'],
  [of('MC', '123456789'), 'MC 123456789', '123456789'],
  [of('RFC', 'ABC010101AB1'), 'RFC ABC010101AB1', 'ABC010101AB1'],
])('the texts of the identifier %j', (identifier, text, copied) => {
  expect(identifierText(identifier)).toBe(text)
  expect(identifierCopyText(identifier)).toBe(copied)
})
