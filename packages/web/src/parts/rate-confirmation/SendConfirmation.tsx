import {
  CONDITIONS_MAX,
  type ConfirmationFormValues,
  contactToUse,
  type CarrierDetail,
  type CarrierId,
  formatUsd,
  type GatePass,
  type Load,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useContactWindow } from '../contact-window.ts'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import { GateAnswerView } from '../gate/GateAnswerView.tsx'
import { Loaded } from '../list/Loaded.tsx'
import type { Query } from '../../stores/query.ts'
import styles from './rate-confirmation.module.css'
import type { SendConfirmationStore } from './send-confirmation-store.ts'

interface Props {
  readonly store: SendConfirmationStore
  readonly load: Load
  /** Requested when the form opens. */
  readonly carrier: Query<CarrierDetail, CarrierId>
  readonly gate: Query<GatePass, Load['id']>
}

/** The button that opens the form, and the form. */
export const SendConfirmation = observer(({ store, load, carrier, gate }: Props) => {
  const window = useContactWindow()
  const safe = carrier.value && contactToUse('email', carrier.value, window)
  const open = async () => {
    void gate.reload()
    if (load.carrierId !== null) await carrier.load(load.carrierId)
    const rate = load.details?.rateUsd ?? null
    store.open(load.id, {
      address: (carrier.value && contactToUse('email', carrier.value, window).value) ?? '',
      ...(rate !== null && { rateUsd: String(rate) }),
    })
  }
  return (
    <>
      <Button isPending={carrier.isPending} onClick={() => void open()}>
        Send rate confirmation
      </Button>
      {store.isOpen && (
        <FormDrawer
          title="Send rate confirmation"
          subtitle={load.carrier?.legalName}
          submission={store.submission}
          submitLabel="Send"
          onSubmit={store.send}
          onDiscard={store.clear}
          onClose={store.close}
        >
          <section aria-label="What the gate says">
            <Loaded query={gate} what="what the gate says" lines={2}>
              {pass => <GateAnswerView pass={pass} />}
            </Loaded>
          </section>
          <Fields store={store} gate={gate} advice={safe?.text} />
          <p className={styles['note']}>
            {load.details?.rateUsd == null ? '' : `The load’s rate is ${formatUsd(load.details.rateUsd)}. `}
            The carrier gets a PDF and a link. The link works for 7 days and opens with a code from their
            mailbox.
          </p>
        </FormDrawer>
      )}
    </>
  )
})

interface FieldsProps extends Pick<Props, 'store' | 'gate'> {
  /** Which address is safe to write to, or that none is. */
  readonly advice: string | undefined
}

const Fields = observer(({ store, gate, advice }: FieldsProps) => {
  const { values, submission, confirmsAddress } = store
  const isNo = gate.value?.answer === 'no'
  const fieldOf = (field: keyof ConfirmationFormValues) => ({
    value: values[field],
    error: submission.fieldError(field),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      store.change(field, event.currentTarget.value),
  })
  return (
    <>
      {(isNo || submission.fieldError('message') !== undefined) && (
        <TextArea
          label="Why it goes on"
          description="The answer is no: a reason is needed, by someone who may override rules."
          rows={2}
          {...fieldOf('message')}
        />
      )}
      <TextField
        label="Carrier’s e-mail address"
        {...(advice !== undefined && { description: advice })}
        type="email"
        required
        autoComplete="off"
        {...fieldOf('address')}
      />
      {confirmsAddress && (
        <>
          <TextField
            label="The address again"
            type="email"
            required
            autoComplete="off"
            onPaste={event => event.preventDefault()}
            {...fieldOf('addressAgain')}
          />
          <TextArea
            label="How you know that it is the carrier’s"
            description="The audit log keeps it."
            rows={2}
            {...fieldOf('addressReason')}
          />
        </>
      )}
      <TextField
        label="Rate in dollars, all in"
        inputMode="decimal"
        autoComplete="off"
        {...fieldOf('rateUsd')}
      />
      <TextField
        label="Days until payment"
        description="After the invoice and proof of delivery. Left out: not said."
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf('paymentDays')}
      />
      <TextArea label="Terms" rows={4} maxLength={CONDITIONS_MAX} {...fieldOf('conditions')} />
    </>
  )
})
