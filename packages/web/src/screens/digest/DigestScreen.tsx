import {
  accountTabPath,
  type Digest,
  type DigestPart,
  digestParts,
  exactTime,
  formatCount,
  paths,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import type { Query } from '../../stores/query.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './DigestScreen.module.css'

export type DigestQuery = Query<Digest | null>

/** The newest digest of the person, with the content of its mail. Section 6, "Scopes". */
export const DigestScreen = observer(() => {
  const latest = useScreenStore<DigestQuery>()
  const { state, value } = latest
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Digest"
        count={value == null ? false : formatCount(value.lines.length, 'change')}
        actions={
          <Link to={accountTabPath('preferences')} {...buttonStyle()}>
            Change your digest
          </Link>
        }
        {...(value != null && { description: <MadeAt digest={value} /> })}
      />
      <ListError question={state} what="your digest" onRetry={() => void latest.reload()} />
      {value === undefined && latest.isPending && <Skeleton shape="row" count={6} />}
      {value === null && (
        <EmptyState
          title="Your first digest is still to come"
          text="It is made at 6:00 AM in your company’s time zone. Until then, Home shows what has changed."
          action={<ToHome />}
        />
      )}
      {value != null && value.lines.length === 0 && (
        <EmptyState
          title="Nothing changed"
          text="No e-mail was sent. Home shows what has changed since."
          action={<ToHome />}
        />
      )}
      {value != null && digestParts(value).map(part => <Part key={part.kind} part={part} />)}
    </div>
  )
})

const ToHome = () => (
  <Link to={paths.home()} {...buttonStyle()}>
    Go to Home
  </Link>
)

const MadeAt = ({ digest: { madeAt } }: { readonly digest: Digest }) => {
  const clock = useStore(BrowserTokens.Clock)
  return (
    <>
      What changed on the carriers you monitor, made{' '}
      <time dateTime={madeAt} title={exactTime(madeAt)}>
        {relativeTime(madeAt, clock.now())}
      </time>
      .
    </>
  )
}

const Part = ({ part: { heading, lines } }: { readonly part: DigestPart }) => (
  <Section heading={heading} note={lines.length}>
    <ul className={styles['lines']}>
      {lines.map(line => (
        <li key={`${line.carrierId} ${line.text}`} className={styles['line']}>
          <Link to={paths.carrier({ id: line.carrierId })} className={linkClass}>
            <CarrierNameText name={line.name} />
          </Link>
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  </Section>
)
