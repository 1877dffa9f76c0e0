import type {
  ConnectedCarrier,
  Connection,
  ConnectionInvitation,
  FilledConnectionInvitation,
  MonitoredCarrier,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '@fairhaul/core'
import { aCarrier } from '../carrier/a-carrier.ts'
import { aSubscription } from '../rules/a-rule-set.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A connection of company 1 to carrier 7, which was onboarded and has completed its packet. */
export const aConnection = builder<Connection>({
  id: id(9),
  status: 'onboarded',
  isDismissed: false,
  notes: null,
  issuerId: id(1),
  carrierId: id(7),
  receiver: { companyId: id(30), signedContractId: id(4) },
  latestPacket: { status: 'complete', updatedAt: '2026-10-12T16:20:00.000Z' },
})

/** A connection of a carrier that has answered and whose packet is under way. */
export const aConnectionInProgress = (change: Partial<Connection> = {}): Connection =>
  aConnection({
    status: 'needs_to_onboard',
    receiver: { companyId: id(30), signedContractId: null },
    latestPacket: { status: 'sent', updatedAt: '2026-11-18T10:00:00.000Z' },
    ...change,
  })

/** That connection in a row of a list, with its carrier. */
export const aConnectedCarrier = builder<ConnectedCarrier>({
  connection: aConnection(),
  carrier: aCarrier({ connection: { id: id(9), status: 'onboarded', isDismissed: false } }),
})

/** An invitation of carrier 7 to an address, which has been delivered. */
export const aConnectionInvitation = builder<ConnectionInvitation>({
  id: id(21),
  issuerId: id(1),
  carrierId: id(7),
  classificationIds: [id(2)],
  addressee: { kind: 'email', email: 'dispatch@eaglemesa.example' },
  deliveredAt: '2026-11-02T09:00:05.000Z',
  createdAt: '2026-11-02T09:00:00.000Z',
})

/** The same invitation before it is sent. */
export const aNewConnectionInvitation = builder<NewConnectionInvitation>({
  carrierId: id(7),
  classificationIds: [id(2)],
  addressee: { kind: 'email', email: 'dispatch@eaglemesa.example' },
})

/** The same invitation as somebody filled it in. */
export const aFilledConnectionInvitation = builder<FilledConnectionInvitation>({
  carrierId: id(7),
  classificationIds: [id(2)],
  email: ' dispatch@eaglemesa.example ',
  userId: null,
})

/** The same invitation, to be sent again without classifications. */
export const aResendConnectionInvitation = builder<ResendConnectionInvitation>({
  id: id(21),
  classificationIds: [],
})

/** A row of My Carriers that passes. */
export const aMonitoredCarrier = builder<MonitoredCarrier>({
  subscription: aSubscription(),
  carrier: aCarrier({ subscription: { id: id(3), createdAt: '2026-06-01T12:00:00.000Z' } }),
  bucket: 'pass',
})
