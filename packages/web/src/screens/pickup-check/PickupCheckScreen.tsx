import {
  loadCarrierText,
  dispatchStopText,
  dockNumberText,
  type Load,
  loadName,
  paths,
  type PickupCheck,
  type PickupState,
  stopsInOrder,
  stopTown,
} from '@fairhaul/core'
import { Check, CircleHelp, ShieldCheck, ShieldQuestionMark, ShieldX, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { LoadGate } from '../../parts/gate/LoadGate.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './PickupCheckScreen.module.css'
import type { PickupCheckStore } from './pickup-check-store.ts'

/** At the dock: is this the truck, and the carrier, that the load was given to? Ours, beyond section 2. */
export const PickupCheckScreen = observer(() => {
  const store = useScreenStore<PickupCheckStore>()
  const { result, checking, stop } = store
  const error = errorMessage(checking.state, 'this check')
  return (
    <div className={styles['screen']}>
      <ScreenHeader title="Pickup check" />
      <LoadOfCheck store={store} />
      {stop !== null && (
        <Notice tone="error" title="Do not load.">
          {dispatchStopText(stop)}
        </Notice>
      )}
      <AtTheDock store={store} />
      {error !== undefined && <LoadError error={error} onRetry={() => void store.check()} />}
      <div role="status" className={styles['status']}>
        {checking.isPending && <p className={styles['pending']}>Checking.</p>}
        {result !== undefined && <Result store={store} result={result} />}
      </div>
      {store.load.value !== undefined && <LoadGate store={store.gate} isBlockSaid />}
    </div>
  )
})

const lane = ({ stops }: Load): string => {
  const inOrder = stopsInOrder(stops)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return first === undefined || last === undefined
    ? 'No stops on record'
    : `${stopTown(first)} to ${stopTown(last)}`
}

const givenTo = (load: Load): string =>
  load.carrier === null ? loadCarrierText(load) : `Booked with ${load.carrier.legalName}`

const LoadOfCheck = observer(({ store }: { readonly store: PickupCheckStore }) => {
  const { load, found, choices } = store
  const find = (event: FormEvent) => {
    event.preventDefault()
    void store.find()
  }
  if (load.value !== undefined)
    return (
      <Card heading="Load" actions={<Button onClick={store.chooseAnother}>Another load</Button>}>
        <p className={styles['load']}>
          <Link to={paths.load({ id: load.value.id })} className={linkClass}>
            {loadName(load.value)}
          </Link>
          <span>{lane(load.value)}</span>
          <span>{givenTo(load.value)}</span>
        </p>
      </Card>
    )
  if (load.isPending)
    return (
      <div aria-busy="true" role="status" aria-label="Loading the load">
        <SkeletonCard lines={3} />
      </div>
    )
  return (
    <Card heading="Load">
      <ListError question={load.state} what="this load" onRetry={() => void load.reload()} />
      <ListError question={found.state} what="loads" onRetry={() => void found.reload()} />
      <form className={styles['find']} role="search" aria-label="Load" noValidate onSubmit={find}>
        <TextField
          label="Load number"
          description="Any part of it works."
          error={store.numberError}
          value={store.number}
          autoComplete="off"
          onChange={event => store.typeNumber(event.currentTarget.value)}
        />
        <Button type="submit" isPending={found.isPending}>
          Find
        </Button>
      </form>
      {choices.length > 0 && (
        <ul className={styles['choices']} aria-label="Loads found">
          {choices.map(each => (
            <li key={each.id}>
              <Button className={styles['choice'] ?? ''} onClick={() => store.choose(each)}>
                {`${loadName(each)}, ${lane(each)}, ${each.carrier?.legalName ?? 'no carrier yet'}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
})

const AtTheDock = observer(({ store }: { readonly store: PickupCheckStore }) => {
  const form = useRef<HTMLFormElement>(null)
  const { numbers, error } = store
  const check = (event: FormEvent) => {
    event.preventDefault()
    void store.check()
  }
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector('textarea')?.focus()
  }, [error])
  return (
    <form ref={form} className={styles['dock']} noValidate onSubmit={check}>
      <TextArea
        label="Numbers on the truck"
        description="Plate, VIN, USDOT, or MC. Paste the text of a photo, or type one or more numbers."
        rows={2}
        value={store.text}
        error={error}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={event => store.type(event.currentTarget.value)}
      />
      {numbers.length > 0 && (
        <ul className={styles['numbers']} aria-label="Numbers found in the text">
          {numbers.map(number => (
            <li key={dockNumberText(number)}>{dockNumberText(number)}</li>
          ))}
        </ul>
      )}
      <Button type="submit" variant="primary" className={styles['go'] ?? ''} isPending={store.isChecking}>
        Check
      </Button>
    </form>
  )
})

const BIG: Readonly<Record<PickupState, typeof ShieldCheck>> = {
  agrees: ShieldCheck,
  differs: ShieldX,
  unknown: ShieldQuestionMark,
}
const SIGNS: Readonly<Record<PickupState, typeof Check>> = { agrees: Check, differs: X, unknown: CircleHelp }
const LABELS: Readonly<Record<PickupState, string>> = {
  agrees: 'Agrees',
  differs: 'Differs',
  unknown: 'Not known',
}
const WORST_FIRST: readonly PickupState[] = ['differs', 'unknown', 'agrees']

interface ResultProps {
  readonly store: PickupCheckStore
  readonly result: PickupCheck
}

const Result = observer(({ store, result: { state, title, parts } }: ResultProps) => {
  const head = useRef<HTMLHeadingElement>(null)
  const Big = BIG[state]
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles['result']} data-state={state} aria-label="Result">
      <h2 ref={head} tabIndex={-1} className={styles['title']}>
        <Big size={40} aria-hidden />
        {title}
      </h2>
      <ul className={styles['parts']}>
        {WORST_FIRST.flatMap(each => parts.filter(part => part.state === each)).map(part => {
          const Sign = SIGNS[part.state]
          return (
            <li key={part.label} className={styles['part']} data-state={part.state}>
              <Sign size={20} role="img" aria-label={LABELS[part.state]} />
              <span>
                <strong>{part.label}.</strong> {part.text}
              </span>
            </li>
          )
        })}
      </ul>
      <SubmissionError submission={store.note} />
      {store.isWritten ? (
        <p className={styles['written']}>Saved to the load’s notes, with your name and the time.</p>
      ) : (
        <Button
          className={styles['go'] ?? ''}
          isPending={store.note.isPending}
          onClick={() => void store.write()}
        >
          Save to the load’s notes
        </Button>
      )}
    </section>
  )
})
