import { aCarrier } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  authorityEndSource,
  authorityHistorySource,
  authorityHistorySources,
  authorityStateSource,
  coverSource,
  insuranceSources,
  ordersSource,
  registrationSource,
  safetySources,
  selfReportedSource,
} from './fact-sources.ts'

const { authority, insurance } = aCarrier()
const SAFETY = 'FMCSA safety measurement'

describe('the source of', () => {
  it('an authority is the file that tells its state, else the register', () => {
    expect(authorityStateSource({ source: 'Motus Carrier', asOf: '2026-11-20' })).toEqual({
      source: 'Motus Carrier',
      asOf: '2026-11-20',
    })
    expect(authorityStateSource({ asOf: null })).toEqual({
      source: 'FMCSA licensing and insurance',
      asOf: null,
    })
  })

  it('an order is its file, also where that has no day, and else the safety measurement', () => {
    const of = (change: object) => ordersSource({ asOf: '2026-11-01', ...change })
    expect(of({})).toEqual({ source: SAFETY, asOf: '2026-11-01' })
    expect(of({ ordersAsOf: '2026-11-20' })).toEqual({ source: 'Out of Service Orders', asOf: '2026-11-20' })
    expect(of({ ordersSource: 'Out of Service Orders' })).toEqual({
      source: 'Out of Service Orders',
      asOf: null,
    })
    expect(of({ ordersSource: 'QCMobile', ordersAsOf: '2026-11-20' })).toEqual({
      source: 'QCMobile',
      asOf: '2026-11-20',
    })
  })

  it('a grant is the file that tells the history, else that of the state', () => {
    const state = { ...authority, source: 'Motus Carrier', asOf: '2026-11-20' } as const
    expect(
      authorityHistorySource({ ...state, historySource: 'L&I AuthHist', historyAsOf: '2026-05-14' }),
    ).toEqual({ source: 'L&I AuthHist', asOf: '2026-05-14' })
    expect(authorityHistorySource(state)).toEqual({ source: 'Motus Carrier', asOf: '2026-11-20' })
  })

  it('an end of authority is the file that tells it, else that of the grant', () => {
    const grant = { source: 'L&I AuthHist', asOf: '2026-05-14' }
    const granted = { ...authority, historySource: grant.source, historyAsOf: '2026-05-14' } as const
    const ended = { ...granted, endsOn: '2026-11-03' } as const
    const end = { source: 'Motus AuthHist', asOf: '2026-11-20' }
    const named = { ...ended, endSource: end.source, endAsOf: '2026-11-20' } as const
    expect(authorityEndSource(named)).toEqual(end)
    expect(authorityEndSource({ ...named, endAsOf: null })).toEqual({ ...end, asOf: '2026-05-14' })
    expect(authorityEndSource(ended)).toEqual(grant)
    expect(authorityHistorySources(named)).toEqual([grant, end])
    expect(authorityHistorySources(granted)).toEqual([grant])
    const noticed = { ...granted, noticeOn: '2026-12-14' } as const
    const notice = { source: 'Motus RevokeSuspend', asOf: '2026-11-20' } as const
    expect(
      authorityHistorySources({ ...noticed, noticeSource: notice.source, noticeAsOf: notice.asOf }),
    ).toEqual([grant, notice])
    expect(authorityHistorySources(noticed)).toEqual([
      grant,
      { source: 'FMCSA licensing and insurance', asOf: null },
    ])
  })

  it('a line of insurance is the file of its policy, each line for itself', () => {
    const filed = {
      ...insurance,
      asOf: '2026-11-20',
      bipdSource: 'Motus Insur',
      bipdAsOf: '2026-11-19',
      cargoSource: 'Certificate of insurance',
      cargoAsOf: null,
    } as const
    expect(coverSource(filed, 'bipd')).toEqual({ source: 'Motus Insur', asOf: '2026-11-19' })
    expect(coverSource(filed, 'cargo')).toEqual({ source: 'Certificate of insurance', asOf: null })
    expect(coverSource(filed, 'generalLiability')).toEqual({
      source: 'Certificate of insurance',
      asOf: '2026-11-20',
    })
    expect(coverSource({ ...insurance, asOf: null }, 'bipd')).toEqual({
      source: 'FMCSA licensing and insurance',
      asOf: null,
    })
  })

  it('insurance is those of the lines on record, else the register', () => {
    const nothing = {
      ...insurance,
      bipdUsd: null,
      bipdUntil: null,
      cargoUsd: null,
      cargoUntil: null,
      generalLiabilityUsd: null,
      generalLiabilityUntil: null,
      asOf: '2026-11-20',
    } as const
    const register = { source: 'FMCSA licensing and insurance', asOf: '2026-11-20' }
    expect(insuranceSources(nothing)).toEqual([register])
    expect(insuranceSources({ ...nothing, cargoGap: 'not_begun' })).toEqual([register])
    expect(
      insuranceSources({
        ...nothing,
        bipdUsd: 1_000_000,
        bipdSource: 'Motus Insur',
        bipdAsOf: '2026-11-19',
        generalLiabilityUntil: '2026-01-01',
      }),
    ).toEqual([
      { source: 'Motus Insur', asOf: '2026-11-19' },
      { source: 'Certificate of insurance', asOf: '2026-11-20' },
    ])
  })

  it('a safety record is the files of its rating, orders and inspections, each with its day', () => {
    const known = {
      rating: 'S',
      ratedOn: null,
      outOfService: false,
      inspections24Months: 3,
      vehicleOutOfServiceRate: null,
      driverOutOfServiceRate: null,
      lastInspectedOn: '2026-11-03',
      asOf: '2026-11-01',
    } as const
    const measurement = { source: SAFETY, asOf: '2026-11-01' }
    expect(safetySources(known)).toEqual([measurement, measurement, measurement])
    expect(
      safetySources({
        ...known,
        source: 'Company Census File',
        ordersAsOf: '2026-11-20',
        inspectionsSource: 'Vehicle Inspection File',
        lastInspectionAsOf: '2026-11-18',
      }),
    ).toEqual([
      { source: 'Company Census File', asOf: '2026-11-01' },
      { source: 'Out of Service Orders', asOf: '2026-11-20' },
      { source: 'Vehicle Inspection File', asOf: '2026-11-18' },
    ])
    const unknown = { ...known, outOfService: null, inspections24Months: null, lastInspectedOn: null }
    expect(safetySources(unknown)).toEqual([measurement])
  })

  it('a registration is what the carrier reported, unless its status is newer', () => {
    const census = { source: 'Company Census File', asOf: '2026-11-14' } as const
    expect(registrationSource(census)).toEqual({
      source: 'Company Census File, self-reported',
      asOf: '2026-11-14',
    })
    expect(registrationSource({ ...census, statusSource: 'QCMobile', statusAsOf: '2026-11-20' })).toEqual({
      source: 'QCMobile',
      asOf: '2026-11-20',
    })
  })

  it('what a carrier reported is the file of the census, and says so', () => {
    expect(selfReportedSource({ source: 'Company Census File', asOf: '2026-11-20' })).toEqual({
      source: 'Company Census File, self-reported',
      asOf: '2026-11-20',
    })
    expect(selfReportedSource({ asOf: null })).toEqual({ source: 'FMCSA census, self-reported', asOf: null })
  })
})
