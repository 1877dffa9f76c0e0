import { aRevokedAssociate, someFederalTies } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { priorRevocationText } from './prior-revocation.ts'

const prior = { dotNumber: '3990018', isOwn: false, asOf: '2026-11-20' } as const

it('a prior revocation has the number, the carrier that had it, how that ended and what agrees', () => {
  const revoked = [aRevokedAssociate(), aRevokedAssociate({ isPrior: true, legalName: 'OLD WREN LLC' })]
  expect(priorRevocationText(someFederalTies({ prior, revoked }))).toEqual({
    what: 'Registered before under DOT 3990018, which was revoked',
    evidence: 'OLD WREN LLC, revoked Jan 29, 2024. Same phone. Phone (214) 555-0188',
    source: 'FMCSA census, as of Nov 20, 2026',
    about: { id: revoked[1]?.id, name: 'OLD WREN LLC' },
  })
})

it('a prior revocation of a carrier with which nothing else agrees has its name and end alone', () => {
  const revoked = [aRevokedAssociate({ isPrior: true, ended: null, shared: [] })]
  expect(priorRevocationText(someFederalTies({ prior, revoked }))?.evidence).toBe(
    'COPPER WREN TRANSPORT LLC, revoked',
  )
})

it.each([
  [{ ...prior, asOf: null }, 'under DOT 3990018,', 'No carrier on record has that number', 'FMCSA census'],
  [
    { ...prior, dotNumber: null },
    'under another DOT number,',
    'FMCSA does not name the number',
    'FMCSA census, as of Nov 20, 2026',
  ],
])('a prior revocation without a carrier on record says so: %o', (word, what, evidence, source) => {
  const text = priorRevocationText(someFederalTies({ prior: word, revoked: [aRevokedAssociate()] }))
  expect(text).toMatchObject({ what: expect.stringContaining(what), evidence, source, about: null })
})

it('a carrier’s own number that was revoked before is said of itself, and of no other carrier', () => {
  const own = { dotNumber: '3990018', isOwn: true, asOf: null }
  expect(priorRevocationText(someFederalTies({ prior: own }))).toEqual({
    what: 'Its own registration was revoked before',
    evidence: 'FMCSA names its own DOT number, and no other carrier',
    source: 'FMCSA census',
    about: null,
  })
})

it('a carrier of which the agency says nothing has no prior revocation, whatever it shares', () => {
  expect(priorRevocationText(someFederalTies({ revoked: [aRevokedAssociate()] }))).toBeNull()
})

it('a prior revocation is never called fraud', () => {
  const all = JSON.stringify(
    priorRevocationText(someFederalTies({ prior, revoked: [aRevokedAssociate({ isPrior: true })] })),
  )
  expect(all).not.toMatch(/fraud|chameleon|reborn|scam/i)
})
