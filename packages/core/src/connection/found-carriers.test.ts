import { aCarrier, aListedCarrier, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { carrierFinding, listedCarrierOf, readCarrierReference } from './found-carriers.ts'

describe('a text of a list', () => {
  it.each([
    ['USDOT# 0123', 'DOT 123', 'certain', ['DOT 123']],
    ['00123', 'DOT or MC 123', 'likely', ['DOT 123', 'MC 123']],
    ['1103178-C', 'MC 1103178', 'likely', ['MC 1103178']],
    ['Eagle Mesa, DOT 123, MC-45', 'DOT 123, MC 45', 'certain', ['DOT 123', 'MC 45']],
    ['MC/DOT 123456/7259982', 'MC 123456, DOT 7259982', 'likely', ['MC 123456', 'DOT 7259982']],
    ['DOT 8.489.000', 'DOT 8489000', 'certain', ['DOT 8489000']],
    ['Eagle Mesa, 2345678', 'DOT or MC 2345678', 'likely', ['DOT 2345678', 'MC 2345678']],
  ])('%s is read as %s', (text, readAs, certainty, numbers) => {
    const reference = readCarrierReference(text)
    expect(reference).toMatchObject({ kind: 'numbers', readAs, certainty })
    const read = reference.kind === 'numbers' ? reference.identifiers : []
    expect(read.map(({ type, value }) => `${type} ${value}`)).toEqual(numbers)
  })

  it('digits alone are DOT numbers where that is said', () => {
    expect(readCarrierReference('123', 'DOT')).toMatchObject({
      readAs: 'DOT 123',
      identifiers: [{ type: 'DOT', value: '123', region: null }],
    })
  })

  it.each([
    [' Eagle Mesa ', 'EAGLEMESA'],
    ['DOT', 'DOT'],
    ['R1234567', 'R1234567'],
  ])('%j is a name', (text, value) => {
    const query = { kind: 'name-prefix', value }
    expect(readCarrierReference(text)).toEqual({ kind: 'name', query, also: [], readAs: text.trim() })
  })

  it.each([
    ['Eagle and Sons', 'EAGLEANDSONS', ['EAGLESONS']],
    ['Eagle & Sons LLC', 'EAGLESONSLLC', ['EAGLEANDSONSLLC']],
    ['Eagle Mesa LLC dba Westward', 'EAGLEMESALLC', ['WESTWARD']],
    ['Eagle Mesa LLC (D/B/A Westward)', 'EAGLEMESALLC', ['WESTWARD']],
    ['DBA Westward', 'WESTWARD', []],
    ['DOT 123456 8', 'DOT1234568', []],
    ['MC 489.000', 'MC489000', []],
  ])('%j is a name by which a carrier is found, and so are %j, %j', (text, value, also) => {
    expect(readCarrierReference(text)).toMatchObject({ kind: 'name', query: { value }, also })
  })

  it.each(['1.23457E+06', 'DOT 7.3E+06', '1,23457E+06', '########'])(
    'of %j it says that a spreadsheet has cut the number',
    text => {
      expect(readCarrierReference(text)).toEqual({
        kind: 'unread',
        message: 'A spreadsheet has cut this number. Widen its column and copy it again.',
      })
    },
  )

  it.each(['N/A', '#N/A', 'none', 'n.a.', '#REF!'])('%j stands for nothing', text => {
    expect(readCarrierReference(text)).toEqual({ kind: 'unread', message: 'This stands for nothing.' })
  })

  it.each(['', '...', 'x'.repeat(201)])('%j names no carrier', text => {
    expect(readCarrierReference(text)).toMatchObject({ kind: 'unread' })
  })
})

describe('what became of a text', () => {
  const mesa = aListedCarrier({ id: id(1), legalName: 'EAGLE MESA', dbaName: null })
  const mesaWest = aListedCarrier({ id: id(2), legalName: 'EAGLE MESA WEST', dbaName: 'Westward' })
  const of = (text: string, ...found: (typeof mesa)[]) =>
    carrierFinding(text, readCarrierReference(text), found)

  it('a number of one carrier finds it, as surely as the number was read', () => {
    expect(of('DOT 1', mesa)).toEqual({
      text: 'DOT 1',
      readAs: 'DOT 1',
      kind: 'found',
      carrier: mesa,
      certainty: 'certain',
    })
    expect(of('1', mesa, mesa)).toMatchObject({ kind: 'found', certainty: 'likely' })
  })

  it('a number of two carriers is ambiguous', () => {
    expect(of('1', mesa, mesaWest)).toMatchObject({ kind: 'ambiguous', candidates: [mesa, mesaWest] })
  })

  it('of several numbers, the carrier that has each of them is found, and one that lacks one is only possible', () => {
    const text = 'DOT 0123 / MC 45'
    const dot = { type: 'DOT', value: '123', region: null } as const
    const own = { ...mesa, identifiers: [dot, { type: 'MC', value: '045', region: null } as const] }
    const lacking = { ...mesaWest, identifiers: [dot] }
    expect(of(text, lacking, own)).toMatchObject({ kind: 'found', carrier: own, certainty: 'certain' })
    expect(of(text, lacking)).toMatchObject({ kind: 'found', certainty: 'possible' })
    expect(of(text, lacking, mesa)).toMatchObject({ kind: 'ambiguous', candidates: [lacking, mesa] })
  })

  it('a carrier is found by the name behind "dba", and by "&" for "and"', () => {
    expect(of('Eagle Mesa West LLC dba Westward', mesaWest)).toMatchObject({ certainty: 'likely' })
    const sons = { ...mesa, legalName: 'EAGLE & SONS' }
    expect(of('Eagle and Sons', sons)).toMatchObject({ carrier: sons, certainty: 'likely' })
  })

  it('the carrier with exactly a name comes before those whose name starts with it', () => {
    expect(of('Eagle Mesa', mesaWest, mesa)).toMatchObject({ carrier: mesa, certainty: 'likely' })
    expect(of('westward', mesaWest)).toMatchObject({ carrier: mesaWest, certainty: 'likely' })
  })

  it('the only carrier whose name starts with a text is possible, several are ambiguous', () => {
    expect(of('Eagle', mesa)).toMatchObject({ carrier: mesa, certainty: 'possible' })
    expect(of('Eagle', mesa, mesaWest)).toMatchObject({ kind: 'ambiguous' })
  })

  it('a number or a name that no carrier has is not found, and a text without either is unread', () => {
    expect(of('DOT 1')).toEqual({ text: 'DOT 1', readAs: 'DOT 1', kind: 'not-found' })
    expect(of('Eagle')).toMatchObject({ kind: 'not-found' })
    expect(of('--')).toMatchObject({ kind: 'unread', readAs: '', message: expect.stringMatching(/./) })
  })
})

describe('a row of a carrier list', () => {
  it('has its verdict on a day, and whether it is monitored', () => {
    const carrier = aCarrier({ subscription: { id: id(3), createdAt: '2026-11-01T00:00:00Z' } })
    const { legalName, identifiers } = carrier
    expect(listedCarrierOf(carrier, '2026-11-21')).toMatchObject({
      ...{ legalName, identifiers, verdict: 'Pass', hiddenRules: 0, isMonitored: true },
    })
  })

  it('that is not assessed has no verdict, and hidden rules are counted', () => {
    expect(listedCarrierOf(aCarrier({ rulesAssessment: null }), '2026-11-21')).toMatchObject({
      ...{ verdict: null, hiddenRules: 0, isMonitored: false },
    })
    const rulesAssessment = { findings: [], overrides: [], hidden: { count: 2, worst: 'Fail' as const } }
    expect(listedCarrierOf(aCarrier({ rulesAssessment }), '2026-11-21')).toMatchObject({
      ...{ verdict: 'Fail', hiddenRules: 2 },
    })
  })
})
