import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierText } from '../carrier/identifier-text.ts'
import { ASSESSMENT_TABS } from '../rules/assessment-buckets.ts'
import { ASSESSMENT_TAB_EMPTY, tabOfBucket } from './assessment-tab-text.ts'
import { readCarrierList } from './carrier-list.ts'
import { cellsOf } from './carrier-list-line.ts'
import { carrierListReceiptText } from './carrier-list-receipt.ts'
import { withMonitored, withoutMonitored } from './monitoring.ts'

const { assessmentBuckets, carrierListReceipts, carrierListTexts, identifiers, monitoredCarriers } = arbitrary
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
      const accounted = [...rows, ...duplicates, ...unread].map(({ line }) => line)
      if (heading !== null) accounted.push(worded[0]!)
      expect(accounted.toSorted((one, other) => one - other)).toEqual(worded)
    })
  })

  it('a repeated carrier of a list was named on an earlier line', () => {
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

  it('line endings and surrounding blanks of a carrier list change nothing', () => {
    holds([carrierListTexts], text => {
      const unix = text.replaceAll(/\r\n|\r/g, '\n')
      const padded = unix
        .split('\n')
        .map(line => ` ${line}  `)
        .join('\r\n')
      expect(readCarrierList(padded)).toEqual(readCarrierList(unix))
    })
  })

  it('a list of identifiers as shown on screens names those carriers', () => {
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

  it('a carrier list repeated names the same carriers, each again as a duplicate', () => {
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

  it('the result of an uploaded list is one sentence', () => {
    holds([carrierListReceipts], receipt => {
      const text = carrierListReceiptText(receipt)
      expect(text).toMatch(/^[^.]+\.$/)
      expect(text.includes('not found')).toBe(receipt.notFound.length > 0)
    })
  })
})
