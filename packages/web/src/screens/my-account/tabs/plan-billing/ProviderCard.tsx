import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { CARD_FIELDS, type CardField, type CardPlaces } from '../../../../stores/card-provider.ts'
import { Button } from '../../../../ui/Button.tsx'
import field from '../../../../ui/Field.module.css'
import { Notice } from '../../../../ui/Notice.tsx'
import panel from './CardPanel.module.css'
import type { CardDesk } from './card-desk.ts'
import { Problem } from './Problem.tsx'
import styles from './ProviderCard.module.css'
import { type ProviderFieldsDeps, ProviderFieldsStore } from './provider-fields-store.ts'

const TERMS: Readonly<Record<CardField, { readonly label: string; readonly wrong: string }>> = {
  number: { label: 'Card number', wrong: 'Enter the whole card number.' },
  expirationDate: { label: 'Expiration date', wrong: 'Enter a future month and year, like 04/29.' },
  cvv: { label: 'Security code', wrong: 'Enter the 3 or 4 digits.' },
  postalCode: { label: 'Postal code', wrong: 'Enter the postal code of the card.' },
}

interface Props {
  readonly desk: CardDesk
  readonly open: ProviderFieldsDeps['open']
  readonly leave: ReactNode
}

/** The fields of the provider. This page cannot read what is typed in them. */
export const ProviderCard = observer(({ desk, open, leave }: Props) => {
  const clock = useStore(BrowserTokens.Clock)
  const [store] = useState(() => new ProviderFieldsStore({ open, desk, clock }))
  const places = useRef<Partial<Record<CardField, HTMLElement>>>({})
  const id = useId()
  const { state } = store
  const show = useCallback(() => {
    const { number } = places.current
    void store.open(places.current as CardPlaces, () => number?.closest('form')?.requestSubmit())
  }, [store])

  useEffect(() => {
    desk.offer(store.submit)
    show()
    return () => store.close()
  }, [desk, store, show])

  return (
    <div className={panel['panel']} aria-busy={state === 'waiting' || state === 'slow'}>
      {state === 'slow' && (
        <Notice tone="info">The card provider is slow to respond. You can wait, or come back later.</Notice>
      )}
      {state === 'unavailable' && (
        <Notice
          tone="error"
          title="The card provider’s fields did not load."
          action={
            <Button size="small" onClick={show}>
              Try again
            </Button>
          }
        >
          Your network or a browser extension may be blocking them. Nothing was charged, and your choices are
          kept.
        </Notice>
      )}
      <div className={styles['fields']} data-state={state} hidden={state === 'unavailable'}>
        {CARD_FIELDS.map(each => (
          <div key={each} className={styles['field']} data-field={each}>
            <label htmlFor={`${id}-${each}`} className={field['label']}>
              {TERMS[each].label}
            </label>
            <div
              id={`${id}-${each}`}
              className={styles['place']}
              data-wrong={store.wrong.includes(each) || undefined}
              ref={place => {
                if (place !== null) places.current[each] = place
              }}
            />
            {store.wrong.includes(each) && <Problem text={TERMS[each].wrong} />}
          </div>
        ))}
      </div>
      {state !== 'unavailable' && (
        <p className={styles['note']}>
          These fields belong to the card provider. Your card number goes to the provider, never to this
          portal.
        </p>
      )}
      <Problem text={store.error ?? undefined} />
      {leave && <div className={panel['acts']}>{leave}</div>}
    </div>
  )
})
