import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierText } from '../carrier/identifier-text.ts'
import { ASSESSMENT_TABS } from '../rules/assessment-buckets.ts'
import { ASSESSMENT_TAB_EMPTY, ASSESSMENT_TAB_NAMES } from './assessment-tab-text.ts'
import { readCarrierLine } from './carrier-list.ts'
import { openCarrierList } from './open-carrier-list.ts'
import { carrierListReceiptText } from './carrier-list-receipt.ts'
import { carrierListResults, countCarrierListResults, listedKey } from './carrier-list-results.ts'
import { withMonitored, withoutMonitored } from './monitoring.ts'

const {
  assessmentBuckets,
  carrierListReceipts,
  carrierListTexts,
  identifiers,
  listedCarriers,
  monitoredCarriers,
} = arbitrary
const lists = fc.array(monitoredCarriers, { maxLength: 10 })

describe('laws of My Carriers', () => {
  it('a carrier that is no longer monitored is removed from My Carriers, and no other is', () => {
    holds([lists, monitoredCarriers], (monitored, { subscription: { carrierId } }) => {
      const left = withoutMonitored(monitored, carrierId)
      expect(left.some(({ carrier }) => carrier.id === carrierId)).toBe(false)
      expect(left).toEqual(monitored.filter(each => left.includes(each)))
      const gone = monitored.filter(({ carrier }) => carrier.id === carrierId)
      expect(left).toHaveLength(monitored.length - gone.length)
    })
  })

  it('a newly monitored carrier is in My Carriers once, and gone after its removal', () => {
    holds([lists, monitoredCarriers], (monitored, added) => {
      const { carrierId } = added.subscription
      const after = withMonitored(monitored, added)
      expect(after.filter(({ carrier }) => carrier.id === carrierId)).toEqual([added])
      expect(withoutMonitored(after, carrierId)).toEqual(withoutMonitored(monitored, carrierId))
    })
  })

  it('every bucket has its own tab with an empty text', () => {
    holds([assessmentBuckets], bucket => {
      const tabs = ASSESSMENT_TAB_NAMES.filter(tab => ASSESSMENT_TABS[tab].bucket === bucket)
      expect(tabs.map(tab => ASSESSMENT_TAB_EMPTY[tab])).toEqual([
        expect.stringMatching(/^No monitored carrier .+\.$/),
      ])
    })
  })
})

const rowsOf = (text: string) => {
  const opened = openCarrierList(text)
  if (!opened.ok) return []
  const { layout, lines } = opened.value
  return lines.flatMap(line => readCarrierLine(layout, line, 'DOT or MC'))
}

describe('laws of lists of carriers', () => {
  it('every line with a text below the heading has a row that is read or says why not', () => {
    holds([carrierListTexts], text => {
      const opened = openCarrierList(text)
      if (!opened.ok) return
      const rows = rowsOf(text)
      expect([...new Set(rows.map(({ line }) => line))]).toEqual(opened.value.lines.map(({ line }) => line))
      for (const { identifiers, readAs, unread } of rows)
        expect([identifiers.length > 0, readAs !== '']).toEqual([unread === null, unread === null])
    })
  })

  it('line endings and surrounding blanks of a carrier list change nothing', () => {
    holds([carrierListTexts], text => {
      const unix = text.replaceAll(/\r\n|\r/g, '\n')
      const padded = unix
        .split('\n')
        .map(line => ` ${line}  `)
        .join('\r\n')
      expect(rowsOf(padded)).toEqual(rowsOf(unix))
    })
  })

  it('a list of identifiers as shown on screens names those carriers', () => {
    const types = identifiers.filter(
      ({ type, value }) => ['MC', 'DOT', 'MX', 'FF', 'SCAC'].includes(type) && !/^0+$/.test(value),
    )
    holds([fc.array(types, { minLength: 1, maxLength: 8 })], all => {
      const first = { type: 'DOT', value: '7', region: null } as const
      const named = rowsOf([first, ...all].map(identifierText).join('\n'))
      const withoutZeros = all.map(({ type, value, region }) => ({
        type,
        value: type === 'SCAC' ? value : value.replace(/^0+/, ''),
        region,
      }))
      expect(named.flatMap(row => row.identifiers)).toEqual([first, ...withoutZeros])
    })
  })

  it('each row of a list has one result, and no carrier is ready or monitored twice', () => {
    const knowledge = fc.record({
      found: fc
        .array(fc.tuple(identifiers.map(listedKey), fc.array(listedCarriers, { maxLength: 3 })))
        .map(entries => new Map(entries)),
      chosen: fc.constant(new Map()),
      added: fc.constant(new Set<never>()),
    })
    holds([carrierListTexts, knowledge], (text, known) => {
      const rows = rowsOf(text)
      const found = new Map([
        ...rows.flatMap(row =>
          row.identifiers.map(it => [listedKey(it), [...known.found.values()][0] ?? []] as const),
        ),
      ])
      const results = carrierListResults(rows, { ...known, found })
      expect(results.map(({ row }) => row)).toEqual(rows)
      const counted = results.flatMap(({ kind, carrier }) =>
        kind === 'repeated' || carrier === null ? [] : carrier.id,
      )
      expect(new Set(counted).size).toBe(counted.length)
      const counts = countCarrierListResults(results)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length)
    })
  })

  it('the result of an uploaded list is one sentence', () => {
    holds([carrierListReceipts], receipt => {
      const text = carrierListReceiptText(receipt)
      expect(text).toMatch(/^[^.]+\.$/)
      expect(text.includes('not found')).toBe(receipt.notFound.length > 0)
    })
  })
})
