import { type EldStatus, eldStatusFact, type Fact } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { FactText } from '../../../parts/carrier-facts/FactText.tsx'
import type { Query } from '../../../stores/query.ts'
import { linkClass } from '../../../ui/TextLink.tsx'
import styles from '../CarrierHead.module.css'

/**
 * The ELD status in words, with a label unless they name the ELD; its room is kept until it is known. A failed request
 * is shown, with a retry.
 */
export const EldLine = observer(({ query }: { readonly query: Query<EldStatus> | undefined }) => {
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const status = query?.value
  const hasFailed = query?.state.kind === 'failed'
  const fact = status === undefined ? undefined : inOneLine(eldStatusFact(status, toggles))
  return (
    <p className={styles['eld']}>
      {fact !== undefined && /\bELD\b/.test(fact.text) ? null : <span className={styles['type']}>ELD</span>}
      {query === undefined || (fact === undefined && !hasFailed) ? (
        <span className={styles['type']}>loading</span>
      ) : fact === undefined ? (
        <span>
          not loaded{' '}
          <button type="button" className={linkClass} onClick={() => void query.load()}>
            Try again
          </button>
        </span>
      ) : (
        <FactText fact={fact} />
      )}
    </p>
  )
})

/** The note says why a status that matches is not confirmed, so it stays in view. */
const inOneLine = ({ text, note, tone }: Fact): Fact => ({
  text: note === undefined ? text : `${text}, ${note}`,
  tone,
})
