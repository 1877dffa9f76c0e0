import type {
  CarrierId,
  CompanyId,
  ConnectionInvitation,
  ConnectionInvitations,
  Page,
  SentInvitation,
} from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import type { Resolve } from '../../../../di/token.ts'
import { newestResend } from '../../../../parts/invite-carrier/newest-resend.ts'
import type { ResendStore } from '../../../../parts/invite-carrier/resend-store.ts'
import { Query } from '../../../../stores/query.ts'

interface ResendInvitationDeps {
  readonly carrierId: CarrierId
  readonly companyId: CompanyId
  readonly invitations: Pick<ConnectionInvitations, 'list'>
  /** The newest invitation, as the profile shows it. */
  readonly newest: () => SentInvitation | null | undefined
  readonly resolve: Resolve
  readonly resent: (invitation: ConnectionInvitation) => void
}

/** The form that sends the invitation of a profile again. Its address is requested: the profile does not have it. */
export class ResendInvitationStore implements ScreenStore {
  readonly invitations: Query<Page<ConnectionInvitation>, number>
  readonly form: ResendStore

  constructor({ carrierId, companyId, invitations, newest, resolve, resent }: ResendInvitationDeps) {
    this.invitations = new Query((page: number, signal) =>
      invitations.list({ issuerId: companyId, carrierId, page }, signal),
    )
    this.form = newestResend(resolve, this.invitations, newest, resent)
  }

  open(): void {
    void this.invitations.load(1)
    this.form.open()
  }

  dispose(): void {
    this.invitations.dispose()
    this.form.dispose()
  }
}
