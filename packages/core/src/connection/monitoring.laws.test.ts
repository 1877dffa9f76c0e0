import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierText } from '../carrier/identifier-text.ts'
import { ASSESSMENT_TABS } from '../rules/assessment-buckets.ts'
import { ASSESSMENT_TAB_EMPTY, tabOfBucket } from './assessment-tab-text.ts'
import { cellsOf } from './carrier-list-line.ts'
import { readCarrierList } from './carrier-list.ts'
import { carrierListReceiptText } from './carrier-list-receipt.ts'
import { withMonitored, withoutMonitored } from './monitoring.ts'

const { assessmentBuckets, carrierListReceipts, carrierListTexts, identifiers, monitoredCarriers } = arbitrary
const lists = fc.array(monitoredCarriers, { maxLength: 10 })

describe('laws of My Carriers', () => {
  it('a carrier that is no longer monitored is in it nowhere, and no other is lost', () => {
    holds([lists, monitoredCarriers], (monitored, { subscription: { carrierId } }) => {
      const left = withoutMonitored(monitored, carrierId)
      expect(left.some(({ carrier }) => carrier.id === carrierId)).toBe(false)
      expect(left).toEqual(monitored.filter(each => left.includes(each)))
      const gone = monitored.filter(({ carrier }) => carrier.id === carrierId)
      expect(left).toHaveLength(monitored.length - gone.length)
    })
  })

  it('a carrier that is monitored is in it once, and is gone again when it is taken out', () => {
    holds([lists, monitoredCarriers], (monitored, added) => {
      const { carrierId } = added.subscription
      const after = withMonitored(monitored, added)
      expect(after.filter(({ carrier }) => carrier.id === carrierId)).toEqual([added])
      expect(withoutMonitored(after, carrierId)).toEqual(withoutMonitored(monitored, carrierId))
    })
  })

  it('every bucket has a tab of its own, which says so when it is empty', () => {
    holds([assessmentBuckets], bucket => {
      expect(ASSESSMENT_TABS[tabOfBucket(bucket)].bucket).toBe(bucket)
      expect(ASSESSMENT_TAB_EMPTY[tabOfBucket(bucket)]).toMatch(/^No monitored carrier .+\.$/)
    })
  })
})

describe('laws of lists of carriers', () => {
  it('every line with a text is accounted for exactly once', () => {
    holds([carrierListTexts], text => {
      const read = readCarrierList(text)
      const lines = text.split(/\r\n|\r|\n/)
      const worded = lines.flatMap((line, index) => (cellsOf(line).length > 0 ? [index + 1] : []))
      if (!read.ok) {
        expect(worded).toEqual([])
        return
      }
      const { rows, duplicates, unread, heading } = read.value
      const told = [...rows, ...duplicates, ...unread].map(({ line }) => line)
      if (heading !== null) told.push(worded[0]!)
      expect(told.toSorted((one, other) => one - other)).toEqual(worded)
    })
  })

  it('a carrier that is named again was named before', () => {
    holds([carrierListTexts], text => {
      const read = readCarrierList(text, 'DOT')
      if (!read.ok) return
      for (const { line, firstLine, identifier } of read.value.duplicates) {
        expect(firstLine).toBeLessThan(line)
        const first = read.value.rows.find(row => row.line === firstLine)
        expect(first?.identifier.type).toBe(identifier.type)
      }
    })
  })

  it('the end of lines and the blanks around them change nothing', () => {
    holds([carrierListTexts], text => {
      const unix = text.replaceAll(/\r\n|\r/g, '\n')
      const padded = unix
        .split('\n')
        .map(line => ` ${line}  `)
        .join('\r\n')
      expect(readCarrierList(padded)).toEqual(readCarrierList(unix))
    })
  })

  it('a list of what screens show names those carriers', () => {
    const types = identifiers.filter(({ type }) => ['MC', 'DOT', 'MX', 'FF', 'SCAC'].includes(type))
    holds([fc.array(types, { minLength: 1, maxLength: 8 })], all => {
      const first = { type: 'DOT', value: '7', region: null } as const
      const read = readCarrierList([first, ...all].map(identifierText).join('\n'))
      expect(read).toMatchObject({ ok: true, value: { unread: [], heading: null } })
      const named = read.ok ? [...read.value.rows, ...read.value.duplicates] : []
      expect(named.toSorted((one, other) => one.line - other.line).map(row => row.identifier)).toEqual([
        first,
        ...all,
      ])
    })
  })

  it('a list twice over names the same carriers, each a second time', () => {
    holds([carrierListTexts], text => {
      const once = readCarrierList(text)
      const twice = readCarrierList(`${text}\n${text}`)
      if (!once.ok || !twice.ok) {
        expect(twice).toEqual(once)
        return
      }
      expect(twice.value.rows).toEqual(once.value.rows)
      expect(twice.value.duplicates).toHaveLength(2 * once.value.duplicates.length + once.value.rows.length)
    })
  })

  it('what became of a list is told in one sentence', () => {
    holds([carrierListReceipts], receipt => {
      const text = carrierListReceiptText(receipt)
      expect(text).toMatch(/^[^.]+\.$/)
      expect(text.includes('not found')).toBe(receipt.notFound.length > 0)
    })
  })
})
