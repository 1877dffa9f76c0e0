import type { PolicyDraft, PolicyVersion, PolicyVersionId, UserId } from '@fairhaul/core'

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
}

/** No version yet: the first rules decide. */
export const policyWorld = (): PolicyWorld => ({
  policyVersions: [],
  policyDraft: null,
  policyRevision: 0,
  isPolicyApprovalRequired: false,
  policyAcknowledgments: [],
})
