import type {
  CalendarDate,
  CarrierId,
  GateSettings,
  PolicyDraft,
  PolicyVersion,
  PolicyVersionId,
  UserId,
  VettingSettings,
} from '@fairhaul/core'

/** The rows of the fakes about the policy of the signed-in user's company. */
export interface PolicyWorld {
  policyVersions: PolicyVersion[]
  policyDraft: PolicyDraft | null
  /** The revision of the last draft that was saved. */
  policyRevision: number
  isPolicyApprovalRequired: boolean
  policyAcknowledgments: {
    readonly versionId: PolicyVersionId
    readonly userId: UserId
    readonly at: string
  }[]
  /** When carriers are decided on again. */
  vettingSettings: VettingSettings
  /** What the gate says of facts that are too old. */
  gateSettings: GateSettings
  /** The day of the newest load or rate confirmation of a carrier. Missing: none. */
  lastUses: Map<CarrierId, CalendarDate>
}

/** No version yet: the first rules decide, and no carrier is decided on again. */
export const policyWorld = (): PolicyWorld => ({
  policyVersions: [],
  policyDraft: null,
  policyRevision: 0,
  isPolicyApprovalRequired: false,
  policyAcknowledgments: [],
  vettingSettings: { everyDays: null, unusedDays: null, afterNewVersion: false },
  gateSettings: { whenTooOld: 'look' },
  lastUses: new Map(),
})
