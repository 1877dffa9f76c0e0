import {
  DECISION_CHECK_TEXTS,
  decisionReason,
  type DecisionRecord,
  exactTime,
  partialText,
  paths,
  withCapital,
} from '@fairhaul/core'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { PrintButton } from '../../parts/print/PrintButton.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { VerdictBadge } from '../../parts/verdict/VerdictBadge.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import { ChangesSince } from './ChangesSince.tsx'
import styles from './DecisionRecordScreen.module.css'
import {
  RecordedContacts,
  RecordedFacts,
  RecordedLoad,
  RecordedOverrides,
  RecordedPolicies,
  RecordedRules,
} from './RecordedParts.tsx'
import type { DecisionRecordStore } from './decision-record-store.ts'

/** What a company knew about a carrier when it decided, and what has changed since. Made to be printed. */
export const DecisionRecordScreen = observer(() => {
  const store = useScreenStore<DecisionRecordStore>()
  const { record } = store
  if (record === undefined) return <NoRecord store={store} />
  const { content } = record
  return (
    <article className={styles['record']}>
      <PrintedLine subject={`${store.carrierName}, decision record ${record.id}`} />
      <Head store={store} record={record} />
      <ListError question={store.detail.state} what="this record" onRetry={() => void store.load()} />
      {store.check === 'changed' && (
        <Notice tone="error" title="The digest does not match.">
          {DECISION_CHECK_TEXTS.changed}
        </Notice>
      )}
      <ChangesSince record={record} changes={store.changes} />
      {record.message !== null && (
        <Card heading="Note">
          <p className={styles['message']}>{record.message}</p>
        </Card>
      )}
      {content.hidden !== null && (
        <p className={styles['partial']}>
          {withCapital(partialText(content.hidden))}, because they use safety data. The verdict includes them.
        </p>
      )}
      <RecordedLoad load={record.load ?? null} />
      <RecordedRules rules={content.rules} />
      <RecordedOverrides overrides={content.overrides} />
      <RecordedFacts facts={content.facts} />
      <RecordedPolicies policies={content.policies} />
      <RecordedContacts contacts={content.contacts} />
      <Foot store={store} record={record} />
    </article>
  )
})

interface Props {
  readonly store: DecisionRecordStore
  readonly record: DecisionRecord
}

const Head = ({ store, record }: Props) => {
  const reason = decisionReason(record.content)
  return (
    <header className={styles['head']}>
      <div className={styles['who']}>
        <p className={styles['kind']}>Decision record {record.id}</p>
        <h1 className={styles['name']} data-screen-heading tabIndex={-1}>
          <CarrierNameText name={store.carrierName} />
        </h1>
        <p className={styles['made']}>
          <VerdictBadge verdict={record.verdict} />
          {reason !== undefined && <span>{reason}</span>}
          <span>
            as of {exactTime(record.madeAt)}, saved by {record.authorName ?? 'someone no longer on record'}{' '}
            for {record.companyName}
            {record.content.policyVersion != null && `, under policy version ${record.content.policyVersion}`}
          </span>
        </p>
      </div>
      <div className={styles['acts']} data-on-screen="">
        <Link to={paths.carrier({ id: record.carrierId })} {...buttonStyle()}>
          Carrier today
        </Link>
        <PrintButton />
        <Button icon={<Download />} onClick={store.saveCsv}>
          CSV
        </Button>
        <Button icon={<Download />} onClick={store.saveJson}>
          JSON
        </Button>
      </div>
    </header>
  )
}

/** The digest and the address: with both, anyone can find the record and check a copy of it. */
const Foot = observer(({ store, record }: Props) => (
  <footer className={styles['foot']}>
    <dl>
      <div>
        <dt>Digest (SHA-256)</dt>
        <dd className={styles['digest']}>
          <CopyText label="Digest" text={record.digest} />
        </dd>
      </div>
      {record.document.signature != null && (
        <>
          <div>
            <dt>Signature (Ed25519)</dt>
            <dd className={styles['digest']}>
              <CopyText label="Signature" text={record.document.signature.value} />
            </dd>
          </div>
          <div>
            <dt>Key</dt>
            <dd className={styles['digest']}>
              <CopyText label="Fingerprint of the key" text={record.document.signature.fingerprint} />
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>Address</dt>
        <dd className={styles['address']}>
          {window.location.origin}
          {href(paths.decisionRecord({ id: record.id }))}
        </dd>
      </div>
      <div>
        <dt>Saved at</dt>
        <dd>{record.madeAt} (UTC)</dd>
      </div>
    </dl>
    {record.document.signature != null && (
      <p>
        Anyone can check the JSON file of this record without this site: npx fairhaul verify record.json --key
        key.pem.{' '}
        <button type="button" className={linkClass} data-on-screen="" onClick={store.saveKey}>
          Download the public key
        </button>
      </p>
    )}
    <p role="status" className={styles['check']} data-check={store.check ?? 'none'}>
      {store.check !== null
        ? DECISION_CHECK_TEXTS[store.check]
        : store.canCheck
          ? 'Checking this record.'
          : 'This browser cannot check the digest on this page. Open it over https.'}
    </p>
  </footer>
))

const NoRecord = observer(({ store }: { readonly store: DecisionRecordStore }) => {
  const { state, isPending } = store.detail
  return (
    <div className={styles['record']} aria-busy={isPending}>
      <h1 className={isPending ? visuallyHiddenClass : undefined}>Decision record</h1>
      <DetailState
        state={state}
        what="this record"
        missing="The address may be mistyped, or the record belongs to another company. Records are never removed."
        to={paths.home()}
        toLabel="Go to search"
        onRetry={() => void store.load()}
      >
        <SkeletonCard lines={2} height="96px" />
        <SkeletonCard lines={4} height="160px" />
        <SkeletonCard lines={8} height="400px" />
      </DetailState>
    </div>
  )
})
