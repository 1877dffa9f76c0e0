import {
  activitiesNewestFirst,
  certificateStatusText,
  exactTime,
  formatCalendarDate,
  formatCount,
  type InsuranceCertificateRequest,
  insuranceActivityText,
  policyText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { RefusedState } from '../../../../ui/RefusedState.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import evidence from '../evidence.module.css'
import { FullProfileNote } from '../FullProfileNote.tsx'
import styles from './certificates.module.css'
import { ConfirmedCertificates } from './ConfirmedCertificates.tsx'
import type { CertificatesStore } from './certificates-store.ts'

/** The certificates on file, those requested from the insurance agent, and a request for the cargo certificate. */
export const CertificatesSection = observer(({ id, name, carrier, today, ...props }: ProfilePartProps) => {
  const store = useScreenStore<CertificatesStore>()
  const { shown } = store
  return (
    <Card id={id} heading={name} {...(shown.length > 0 && { note: formatCount(shown.length, 'request') })}>
      {store.isInPlan ? (
        <div className={evidence['parts']}>
          <ConfirmedCertificates store={store} addPath={props.store.at.drawerPath('add-certificate')} />
          <div>
            <Loaded query={store.requests.page} what="the certificate requests">
              {() => <Requests store={store} />}
            </Loaded>
          </div>
          <div>
            {carrier.isFullProfile ? (
              <Loaded query={store.policies} what="the cargo policies">
                {() => <RequestCargo store={store} today={today} />}
              </Loaded>
            ) : (
              <FullProfileNote what="Requests for a certificate" />
            )}
          </div>
        </div>
      ) : (
        <RefusedState
          title="Certificates are not in your plan"
          text="Your plan does not include insurance certificates. An admin at your company can change the plan in My account."
        />
      )}
    </Card>
  )
})

const Requests = observer(({ store }: { readonly store: CertificatesStore }) =>
  store.shown.length === 0 ? (
    <p className={evidence['none']}>No certificate has been requested for this carrier.</p>
  ) : (
    <ul className={styles['requests']} aria-label="Certificate requests">
      {store.shown.map(request => (
        <Request key={request.id} store={store} request={request} />
      ))}
    </ul>
  ),
)

interface RequestProps {
  readonly store: CertificatesStore
  readonly request: InsuranceCertificateRequest
}

const Request = ({ store, request }: RequestProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Fold
        variant="row"
        summary={
          <>
            <Badge tone={request.status === 'requested' ? 'info' : 'neutral'} icon={null}>
              {certificateStatusText(request.status)}
            </Badge>
            <span>{exactTime(request.createdAt)}</span>
          </>
        }
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        {isOpen && <Activity store={store} request={request} />}
      </Fold>
    </li>
  )
}

const Activity = observer(({ store, request }: RequestProps) => (
  <Loaded query={store.activitiesOf(request.id)} what="the activity" lines={2}>
    {activities => (
      <ul className={styles['activity']}>
        {activitiesNewestFirst(activities).map(activity => (
          <li key={activity.id}>
            {insuranceActivityText(activity)}
            <span className={evidence['second']}>{exactTime(activity.createdAt)}</span>
          </li>
        ))}
      </ul>
    )}
  </Loaded>
))

const RequestCargo = observer(
  ({ store, today }: { readonly store: CertificatesStore; readonly today: ProfilePartProps['today'] }) => {
    const { requestable, waitsUntil, submission, requested } = store
    if (requestable.length === 0)
      return (
        <p className={evidence['none']}>
          No cargo policy is in force or upcoming, so there is no certificate to request. Call the carrier.
        </p>
      )
    return (
      <div className={styles['ask']}>
        <h3 className={styles['heading']}>Request a cargo certificate</h3>
        {!store.mayRequest && (
          <p className={evidence['none']}>
            You need the Insurance permission to request one. An admin can give it to you.
          </p>
        )}
        {waitsUntil !== null && (
          <p className={evidence['none']}>
            One was requested and not answered yet. You can ask again from {formatCalendarDate(waitsUntil)}.
          </p>
        )}
        <ul className={styles['policies']}>
          {requestable.map(policy => (
            <li key={policy.id}>
              <span>
                {policyText(policy, today)}
                <span className={evidence['second']}>
                  {[policy.insurer ?? 'insurer not on record', policy.policyNumber]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {store.mayRequest && waitsUntil === null && (
                <Button
                  size="small"
                  isPending={submission.isPending && requested === policy.id}
                  disabled={submission.isPending && requested !== policy.id}
                  onClick={() => void store.request(policy)}
                >
                  Request certificate
                </Button>
              )}
            </li>
          ))}
        </ul>
        <SubmissionError submission={submission} />
      </div>
    )
  },
)
