import {
  alertsFact,
  authorityFact,
  type CalendarDate,
  type CarrierSummary,
  connectionFact,
  coverFact,
  coverOf,
  type Fact,
  fleetFact,
  holdText,
  inspectionsFact,
  isOnHold,
  mayInviteCarriers,
  paths,
  safetyFact,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { FactText } from '../carrier-facts/FactText.tsx'
import { Invitations } from '../connection/Invitations.tsx'
import type { Onboarding } from '../connection/onboarding-of.ts'
import { PacketProgress } from '../connection/PacketProgress.tsx'
import { LastChange } from '../last-change/LastChange.tsx'
import { ListError } from '../list/ListError.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { NewNote } from '../notes/NewNote.tsx'
import { NoteList } from '../notes/NoteList.tsx'
import styles from './CarrierPanel.module.css'
import { PanelVerdict } from './PanelVerdict.tsx'
import type { PanelCarrier } from './panel-carrier.ts'
import type { CarrierPanelStore } from './panel-store.ts'
import type { WorkedList } from './worked-list.ts'

interface Props {
  readonly list: WorkedList
  readonly store: CarrierPanelStore
  readonly carrier: CarrierSummary | undefined
  readonly today: CalendarDate
}

/** The notes that are listed at first. */
const NOTES = 3

/** What decides, then how far onboarding is, then what colleagues wrote. */
export const PanelBody = observer(({ list: { lastChanges }, store, carrier, today }: Props) => {
  const { current, row } = store
  if (carrier === undefined) {
    return (
      <div className={styles['body']} aria-busy="true">
        {current !== undefined && (
          <ListError
            question={current.detail.state}
            what="this carrier"
            onRetry={() => void current.detail.load()}
          />
        )}
        {current?.detail.isPending !== false && <Skeleton shape="text" count={8} />}
      </div>
    )
  }
  return (
    <div className={styles['body']} data-panel="">
      {row === undefined && (
        <Notice tone="info" title="Not on this page of the list.">
          Its{' '}
          <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
            profile
          </Link>{' '}
          has the actions.
        </Notice>
      )}
      {carrier.safety?.outOfService === true && (
        <Notice tone="error" title="Out of service.">
          A federal order prohibits this carrier from operating.
        </Notice>
      )}
      <PanelVerdict carrier={carrier} today={today} />
      <PanelFacts carrier={carrier} today={today} />
      {lastChanges?.query.value?.has(carrier.id) === true && (
        <section aria-label="Last change">
          <h3>Last change</h3>
          <LastChange row={carrier} changes={lastChanges} today={today} />
        </section>
      )}
      {current?.isConnectable === true && (
        <PanelConnection store={store} current={current} carrier={carrier} today={today} />
      )}
      {current !== undefined && (
        <section aria-label="Notes">
          <h3>Notes</h3>
          <NoteList store={current.notes} first={NOTES} />
          <NewNote store={current.notes} />
        </section>
      )}
    </div>
  )
})

interface FactsProps {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}

/** What decides beside the rules, each in two lines at most. */
const PanelFacts = ({ carrier, today }: FactsProps) => {
  const { authority, insurance, safety, census, identityAlertsCount } = carrier
  const facts: readonly (readonly [label: string, fact: Fact])[] = [
    ['Authority', authorityFact(authority, today, census)],
    ['Safety rating', safetyFact(safety)],
    ['BIPD', coverFact(coverOf(insurance, 'bipd'), today)],
    ['Cargo', coverFact(coverOf(insurance, 'cargo'), today)],
    ['Units / drivers', fleetFact(census)],
    ['Inspections, 24 months', inspectionsFact(safety)],
  ]
  return (
    <Stats className={styles['facts'] ?? ''}>
      {facts.map(([label, { text, note, tone }]) => (
        <Stat key={label} label={label} value={text} note={note} tone={tone === 'pass' ? 'plain' : tone} />
      ))}
      {identityAlertsCount > 0 && (
        <Stat
          label="Identity alerts"
          value={
            <Link to={`${paths.carrier({ id: carrier.id })}#identity-alerts`} className={linkClass}>
              {alertsFact(identityAlertsCount).text}
            </Link>
          }
        />
      )}
    </Stats>
  )
}

interface ConnectionProps extends FactsProps {
  readonly store: CarrierPanelStore
  readonly current: PanelCarrier
}

/** The connection with its notes, the steps of its packet, and who was invited. */
const PanelConnection = observer(({ store, current: { onboarding }, carrier, today }: ConnectionProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  return (
    <section aria-label="Connection">
      <h3>
        Connection <FactText fact={connectionFact(carrier)} note="title" />
      </h3>
      <Loaded query={onboarding.onboarding} what="the connection" lines={4}>
        {({ connection, packet }: Onboarding) => (
          <>
            {connection !== null && isOnHold(connection) && (
              <p className={styles['held']}>
                {holdText(connection) ?? 'Who put it on hold is not on record.'}
              </p>
            )}
            {connection?.notes != null && <p className={styles['notes']}>{connection.notes}</p>}
            {connection !== null && packet !== null && (
              <PacketProgress connection={connection} packet={packet} today={today} />
            )}
            {packet === null && <p className={styles['none']}>No packet yet.</p>}
          </>
        )}
      </Loaded>
      <Invitations
        store={onboarding}
        invite={
          store.row !== undefined &&
          user != null &&
          mayInviteCarriers(user) && (
            <Button size="small" onClick={store.invite}>
              Invite to connect
            </Button>
          )
        }
      />
    </section>
  )
})
