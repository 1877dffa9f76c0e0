import type { CarrierChange } from '@fairhaul/core'
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
