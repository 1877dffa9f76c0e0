import {
  type CalendarDate,
  certificateOnFile,
  type Connection,
  CONNECTION_STATUS_MEANINGS,
  connectionFact,
  hasInsuranceWorkflow,
  holdText,
  isOnHold,
  offeredInvitation,
  bankAccountText,
  paymentTermsText,
  seesBankAccounts,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { FactText } from '../../../../parts/carrier-facts/FactText.tsx'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { ProfileConnection } from '../../ProfileConnection.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { Invitations } from '../../../../parts/connection/Invitations.tsx'
import type { Onboarding } from '../../../../parts/connection/onboarding-of.ts'
import type { OnboardingStore } from '../../../../parts/connection/onboarding-store.ts'
import { PacketProgress } from '../../../../parts/connection/PacketProgress.tsx'
import { WithConnections } from '../WithConnections.tsx'
import styles from './ConnectionSection.module.css'

/** What happens next without a connection. */
const WAITS = {
  invite: 'Invite the carrier to send it your packet.',
  resend: 'Your packet is sent when the carrier accepts.',
} as const

/** The connection to the carrier, how far its packet is, who was invited, and how the carrier is paid. */
export const ConnectionSection = observer(({ id, name, store, carrier, today }: ProfilePartProps) => {
  const own = useScreenStore<OnboardingStore>()
  const { connection } = carrier
  const offered = offeredInvitation(carrier) ?? 'resend'
  return (
    <Card id={id} heading={name}>
      <WithConnections>
        <div className={styles['now']}>
          <p className={styles['status']}>
            <FactText fact={connectionFact(carrier)} note="title" />{' '}
            <span className={styles['meaning']}>
              {connection === null ? WAITS[offered] : CONNECTION_STATUS_MEANINGS[connection.status]}
            </span>
          </p>
          <ProfileConnection store={store} carrier={carrier} place="section" />
        </div>
        <Loaded query={own.onboarding} what="the connection" lines={5}>
          {({ connection: full, packet }: Onboarding) => (
            <>
              {full !== null && <Notes connection={full} />}
              {full !== null && packet !== null && (
                <PacketProgress connection={full} packet={packet} today={today} />
              )}
              {packet === null && <p className={styles['none']}>{noPacketText(full)}</p>}
            </>
          )}
        </Loaded>
        <PacketCertificate today={today} addPath={store.at.drawerPath('add-certificate')} />
        <Payment />
        <Invitations
          store={own}
          invite={
            <Link to={store.at.drawerPath('invite-carrier')} {...buttonStyle({ size: 'small' })}>
              Invite to connect
            </Link>
          }
        />
      </WithConnections>
    </Card>
  )
})

const noPacketText = (connection: Connection | null): string =>
  connection?.receiver == null
    ? 'No packet yet. It is sent when the carrier accepts your invitation.'
    : 'No packet was sent. The carrier has answered your invitation.'

/** The notes of a connection, mostly why the carrier must not be dispatched. */
const Notes = ({ connection }: { readonly connection: Connection }) => (
  <>
    {isOnHold(connection) && (
      <p className={styles['held']}>
        <strong>On hold.</strong> {holdText(connection) ?? 'Who put it on hold is not on record.'}
      </p>
    )}
    {connection.notes !== null && (
      <div className={styles['notes']}>
        <h3>Notes on the connection</h3>
        <p>{connection.notes}</p>
      </div>
    )}
  </>
)

interface CertificateProps {
  readonly today: CalendarDate
  /** The address of the drawer that adds one. */
  readonly addPath: string
}

/** The certificate of insurance that a packet comes with. Empty: nothing from a monitor that has no certificates. */
const PacketCertificate = observer(({ today, addPath }: CertificateProps) => {
  const { certificates } = useScreenStore<OnboardingStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  if (certificates === undefined || certificates.state.kind === 'refused') return null
  return (
    <section aria-label="Certificate of insurance" className={styles['part']}>
      <h3>Certificate of insurance</h3>
      <Loaded query={certificates} what="the certificates" lines={1}>
        {known => <p className={styles['meaning']}>{certificateOnFile(known, today).text}</p>}
      </Loaded>
      {user != null && hasInsuranceWorkflow(user) && (
        <Link to={addPath} {...buttonStyle({ size: 'small' })}>
          Add the certificate
        </Link>
      )}
    </section>
  )
})

/** How the carrier is paid; the bank account only for users who may see it. */
const Payment = observer(() => {
  const own = useScreenStore<OnboardingStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const packet = own.onboarding.value?.packet
  return (
    <section aria-label="Payment" className={styles['part']}>
      <h3>Payment</h3>
      <dl className={styles['facts']}>
        <div>
          <dt>Your terms</dt>
          <dd>
            {own.terms !== undefined && (
              <Loaded query={own.terms} what="the payment terms" lines={1}>
                {terms => paymentTermsText(terms)}
              </Loaded>
            )}
          </dd>
        </div>
        {user != null && seesBankAccounts(user) && packet != null && (
          <div>
            <dt>Bank account</dt>
            <dd>{bankAccountText(packet.bankAccount)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
})
