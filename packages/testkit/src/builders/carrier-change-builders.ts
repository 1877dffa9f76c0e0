import type { CarrierChange, HistoryChange } from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aCarrier } from './carrier-builders.ts'

/** The usual carrier's liability insurance, which expired yesterday. */
export const aCarrierChange = builder<CarrierChange>({
  id: id(1),
  kind: 'insurance',
  subject: 'bipd',
  tone: 'fail',
  was: { status: 'ending', day: '2026-11-20', amount: 1_000_000 },
  now: { status: 'ended', day: '2026-11-20', amount: null },
  on: '2026-11-20',
  noticedAt: '2026-11-21T05:00:00.000Z',
  carrier: aCarrier(),
})

/** The phone of a carrier, which changed in July. */
export const aHistoryChange = builder<HistoryChange>({
  key: 'contact-0000000001',
  kind: 'contact',
  subject: 'phone',
  was: '+12145550142',
  now: null,
  on: '2026-07-24',
  source: 'FMCSA census',
  by: null,
})
