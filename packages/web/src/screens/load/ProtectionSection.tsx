import {
  type CarrierVehicle,
  type Load,
  LOAD_STATUS_LABELS,
  LOAD_STATUSES,
  parseId,
  paths,
  pickupDistanceText,
  scheduleFact,
} from '@fairhaul/core'
import { Check, CircleDashed, CircleHelp, Minus, OctagonX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { StoredRecord } from '../../parts/connection/StoredRecord.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { TruckField } from '../../parts/load/TruckField.tsx'
import { teamOptions } from '../../parts/load/team-options.ts'
import { truckOption } from '../../parts/load/truck-option.ts'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { Card } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

const SIGNS = { done: Check, open: CircleDashed, failed: OctagonX, unknown: CircleHelp, none: Minus }
const STATE_LABELS = {
  done: 'In place',
  open: 'Open',
  failed: 'Failed',
  unknown: 'Not known',
  none: 'Does not apply',
}
const STATUSES = LOAD_STATUSES.map(key => ({ key, label: LOAD_STATUS_LABELS[key].label }))
const NONE = { key: 'none', label: 'None' }

interface Props {
  readonly store: LoadStore
  readonly load: Load
}

/** A truck of the carrier, with whether it is on the certificate and how far it is from the pickup. */
const truckOf = ({ distances }: LoadStore, truck: CarrierVehicle) => {
  const distance = distances.value?.find(each => each.carrierVehicleId === truck.id)
  return truckOption(truck, [
    scheduleFact(truck.isScheduled).text,
    ...(distance === undefined ? [] : [pickupDistanceText(distance)]),
  ])
}

const NO_TRUCKS: readonly CarrierVehicle[] = []

/** What protects the load and what is open, and the fields that a broker sets. */
export const ProtectionSection = observer(({ store, load }: Props) => {
  const { protection, changes, teams, vehicles } = store
  const { submission: edit } = changes
  const { user } = useStore(AccountTokens.AccountStore)
  return (
    <Card
      heading="Before pickup"
      actions={
        <Link to={paths.pickupCheck({ load: String(load.id) })} {...buttonStyle()}>
          Pickup check
        </Link>
      }
    >
      <ul className={styles['lines']}>
        {protection.map(({ label, state, text }) => {
          const Sign = SIGNS[state]
          return (
            <li key={label} className={styles['protection']} data-state={state}>
              <Sign size={16} role="img" aria-label={STATE_LABELS[state]} />
              <span>
                <strong>{label}.</strong> {text}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles['fields']}>
        <SubmissionError submission={edit} />
        <Select
          label="Status"
          options={STATUSES}
          value={load.status}
          isDisabled={edit.isPending}
          onChange={status => void changes.make({ status })}
        />
        <Select
          label="Team"
          options={[NONE, ...teamOptions(teams, load.teamId, user?.id)]}
          value={String(load.teamId ?? 'none')}
          isDisabled={edit.isPending}
          onChange={key => void changes.make({ teamId: parseId<'team'>(key) ?? null })}
        />
        <TruckField
          search={store.trucks}
          placeholder="None"
          description={
            load.carrierId === null
              ? 'A truck can be chosen once a carrier has the load.'
              : 'Type the start of a unit number, plate, or VIN.'
          }
          offered={[NONE, ...(vehicles.value?.vehicles.items ?? NO_TRUCKS).map(each => truckOf(store, each))]}
          optionOf={each => truckOf(store, each)}
          chosen={load.vehicle && truckOf(store, load.vehicle)}
          isDisabled={edit.isPending || load.carrierId === null}
          onChoose={key => void changes.make({ carrierVehicleId: parseId<'carrier-vehicle'>(key) ?? null })}
        />
        <StoredRecord made={changes.made} />
        <ListError question={teams.state} what="the teams" onRetry={() => void teams.reload()} />
        <ListError question={vehicles.state} what="the trucks" onRetry={() => void vehicles.reload()} />
      </div>
    </Card>
  )
})
