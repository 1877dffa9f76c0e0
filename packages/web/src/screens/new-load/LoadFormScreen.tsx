import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { CarrierGate } from '../../parts/gate/CarrierGate.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { LoadFields, StopFields, UnitFields } from './LoadFormFields.tsx'
import styles from './LoadForm.module.css'
import type { LoadFormStore } from './load-form-store.ts'

/** One load by hand, new or changed. Section 5, "Form of a load". */
export const LoadFormScreen = observer(() => {
  const store = useScreenStore<LoadFormStore>()
  const { load, loadId } = store
  const number = load.value?.externalNumber
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title={loadId === null ? 'New load' : number == null ? 'Change load' : `Change load ${number}`}
      />
      <ListError question={load.state} what="this load" onRetry={() => void store.open()} />
      {store.isReady ? (
        <Form store={store} />
      ) : load.value?.externalNumber === null ? (
        <EmptyState
          title="This load has no number of its own"
          text="Only loads with a number can be changed here."
        />
      ) : (
        load.isPending && <SkeletonCard lines={8} />
      )}
    </div>
  )
})

const Form = observer(({ store }: { readonly store: LoadFormStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const element = useRef<HTMLFormElement>(null)
  const { submission, loadId, showsStops } = store
  useFocusOnError(element, submission.errorCount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  const cancel = () => {
    store.clear()
    navigator.go(loadId === null ? paths.loads() : paths.load({ id: loadId }))
  }
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <SubmissionError submission={submission} />
      <Card heading="Load">
        <LoadFields store={store} />
      </Card>
      <CarrierGate gate={store.gate} />
      {showsStops ? (
        <>
          <StopFields store={store} kind="pickup" />
          <StopFields store={store} kind="delivery" />
        </>
      ) : (
        <p className={styles['note']}>
          This load has more than one pickup or delivery. Change its stops in your own system.
        </p>
      )}
      <UnitFields store={store} which="truck" />
      <UnitFields store={store} which="trailer" />
      <div className={styles['acts']}>
        <Button type="submit" variant="primary" isPending={submission.isPending}>
          Save load
        </Button>
        <Button onClick={cancel} disabled={submission.isPending}>
          Cancel
        </Button>
      </div>
      <p className={styles['note']}>
        What you typed is kept on this device until you save it, cancel, or sign out.
      </p>
    </form>
  )
})
