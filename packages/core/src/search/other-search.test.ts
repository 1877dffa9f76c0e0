import { aContactAnswer, aContactCarrier, aDomainCarrier, id, aLookalike } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../account/contact-window.ts'
import { contactAnswerLine, otherSearch, vehicleAnswerLine } from './other-search.ts'
import { recognizeText } from './recognize-text.ts'

describe('the other search of a text', () => {
  it.each([
    ['503-555-8086', 'Phone (503) 555-8086', '/carriers/contact-search?phone=503-555-8086'],
    ['+52 81 8345 6789', 'Phone +52 81 8345 6789', '/carriers/contact-search?phone=%2B52%2081%208345%206789'],
    ['ruth@b.example', 'E-mail ruth@b.example', '/carriers/contact-search?email=ruth%40b.example'],
    ['1XPBDP9X2FD243217', 'VIN 1XPBDP9X2FD243217', '/vehicles?vin=1XPBDP9X2FD243217'],
    ['p718345', 'Plate P718345', '/vehicles?plate=P718345'],
    ['P718345 il', 'Plate P718345, IL', '/vehicles?plate=P718345&state=IL'],
    ['unit 12', 'Unit 12', '/vehicles?unit=12'],
  ])('%s leads to %s', (text, label, path) => {
    expect(otherSearch(recognizeText(text))).toMatchObject({ label, path })
  })

  it('a VIN with a wrong check digit says so', () => {
    const hintOf = (text: string) => {
      const other = otherSearch(recognizeText(text))
      return other?.kind === 'vehicle' ? other.hint : undefined
    }
    expect(hintOf('1XPBDP9X1FD243217')).toBe('check digit does not match')
    expect(hintOf('1XPBDP9X2FD243217')).toBeNull()
  })

  it.each(['MC 123', '123', 'EAGLE', ''])('%s is a search for carriers alone', text => {
    expect(otherSearch(recognizeText(text))).toBeUndefined()
  })

  it('a phone without a digit is shown as it is', () => {
    expect(otherSearch({ kind: 'phone', phone: 'none', certainty: 'likely' })?.label).toBe('Phone none')
  })
})

const EMAIL = { kind: 'email', email: 'ruth@b.example' } as const

describe('the first line of an answer', () => {
  const carrier = (value: number, legalName: string) => aContactCarrier({ id: id(value), legalName })
  const basin = carrier(1, 'EAGLE BASIN')
  const mesa = carrier(2, 'EAGLE MESA')
  const atMesa = aDomainCarrier({
    legalName: 'EAGLE MESA',
    email: 'office@b.example',
    address: 'office@b.example',
  })

  it.each([
    ['no carrier on record uses it', { carriers: [] }],
    ['EAGLE BASIN', { carriers: [basin, { ...basin, relation: 'dispatcher' as const }] }],
    ['EAGLE BASIN and 1 more', { carriers: [basin, mesa] }],
    ['Formerly on file: EAGLE BASIN', { carriers: [{ ...basin, relation: 'former' as const }] }],
    ['Reported for fraud: EAGLE BASIN', { carriers: [basin], fraudReportsCount: 1 }],
    ['at the e-mail domain of EAGLE MESA', { carriers: [], atDomain: [atMesa] }],
    ['EAGLE BASIN', { carriers: [basin], atDomain: [atMesa] }],
    ['Look-alike', { carriers: [], lookalikes: [aLookalike({ email: 'a@b.example' })] }],
  ])('a contact says %s', (line, answer) => {
    expect(
      contactAnswerLine(
        aContactAnswer({ fraudReportsCount: 0, fraudReports: [], lookalikes: [], ...answer }),
        EMAIL,
        contactWindow(null, '2026-11-21'),
      ).text,
    ).toBe(line)
  })

  it.each([
    ['no vehicle on record', [], 0],
    ['EAGLE BASIN', [basin, basin], 2],
    ['EAGLE BASIN and 1 more', [basin, mesa], 2],
    ['EAGLE BASIN and others', [basin, mesa], 60],
  ])('a vehicle says %s', (line, carriers, total) => {
    expect(
      vehicleAnswerLine(
        carriers.map(each => ({ carrier: each })),
        total,
      ).text,
    ).toBe(line)
  })

  it('the line of an answer has the carrier that it names first, and whether it is the only one', () => {
    const { rulesAssessment } = basin
    const first = { legalName: 'EAGLE BASIN', rulesAssessment }
    const answerOf = (...carriers: (typeof basin)[]) =>
      contactAnswerLine(
        aContactAnswer({ fraudReportsCount: 0, fraudReports: [], lookalikes: [], carriers }),
        EMAIL,
        contactWindow(null, '2026-11-21'),
      )
    expect(answerOf(basin)).toMatchObject({ first, isOnly: true })
    expect(answerOf(basin, mesa)).toMatchObject({ first, isOnly: false })
    expect(answerOf()).toMatchObject({ first: null, isOnly: false })
    expect(vehicleAnswerLine([{ carrier: basin }], 1)).toMatchObject({ first, isOnly: true })
    expect(vehicleAnswerLine([{ carrier: basin }], 60)).toMatchObject({ first, isOnly: false })
  })
})
