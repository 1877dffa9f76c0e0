import type { PairCall } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useId } from 'react'
import { ContactMark } from './ContactMark.tsx'
import { Owner } from './ContactVerdictPanel.tsx'
import panel from './ContactVerdictPanel.module.css'
import type { ContactSearchStore } from './contact-search-store.ts'
import { Step } from './NextSteps.tsx'
import styles from './PairPanel.module.css'

interface Props {
  readonly store: ContactSearchStore
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Whether two contacts belong together and why, and whom to call. Empty: nothing for one contact. */
export const PairPanel = observer(({ store, heading }: Props) => {
  const id = useId()
  const { pair } = store
  if (pair === undefined) return null
  const { title, text, tone, calls } = pair
  return (
    <section
      className={panel['panel']}
      data-tone={tone}
      aria-labelledby={id}
      aria-busy={store.found.state.kind === 'loading'}
    >
      <div className={styles['answer']}>
        <div className={panel['head']}>
          <ContactMark tone={tone} size={36} />
          <div>
            <h2 ref={heading} id={id} tabIndex={-1} className={panel['title']}>
              {title}
            </h2>
            <p className={panel['meaning']}>{text}</p>
          </div>
        </div>
        {calls.length > 0 && (
          <ul className={styles['calls']} aria-label="Whom to call">
            {calls.map(call => (
              <Call key={call.carrier.id} call={call} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
})

/** Whether the carrier may be used, and the number on which to call it. */
const Call = ({ call: { carrier, step } }: { readonly call: PairCall }) => (
  <li className={styles['call']}>
    <Owner row={carrier} />
    <div>
      <Step step={step} />
      <p className={styles['why']}>{step.text}</p>
    </div>
  </li>
)
