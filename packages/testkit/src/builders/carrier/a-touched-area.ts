import type {
  AuthorityAction,
  CarrierRates,
  Insight,
  PaymentLoadAnalysis,
  PowerUnitStats,
  TouchedArea,
} from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** Three touches of Dallas. */
export const aTouchedArea = builder<TouchedArea>({
  areaId: id(75),
  name: 'Dallas, TX 75201',
  zip: '75201',
  count: 3,
  lastOn: '2026-11-10',
})

/** A carrier whose trucks were mostly seen. */
export const aPowerUnitStats = builder<PowerUnitStats>({
  carrierId: id(7),
  reported: 12,
  inspected: 9,
  onEld: 8,
  insured: 11,
})

/** A carrier that answers its rate confirmations. */
export const aCarrierRates = builder<CarrierRates>({ viewed: 4, delivered: 5, mails: 6 })

/** A gap that was found in a carrier's history. */
export const anInsight = builder<Insight>({
  id: id(60),
  carrierId: id(7),
  kind: 'authority_history_gap',
  detail: 'No authority from 1 Feb 2020 to 1 Mar 2020',
  foundOn: '2026-10-01',
  evidence: { kind: 'gap', from: '2020-02-01', to: '2020-03-01', asOf: '2026-05-01' },
})

/** A grant that has not ended. */
export const anAuthorityAction = builder<AuthorityAction>({
  authority: 'common',
  action: 'GRANTED',
  actedOn: '2016-05-02',
  finalAction: null,
  finalOn: null,
})

/** A carrier that is paid through a provider. */
export const aPaymentAnalysis = builder<PaymentLoadAnalysis>({
  carrierId: id(7),
  provider: 'Ledgerline Pay',
  loads: 120,
  brokers: 14,
  lastPaidOn: '2026-11-02',
})
