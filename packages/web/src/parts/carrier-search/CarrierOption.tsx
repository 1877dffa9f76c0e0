import {
  type CarrierSuggestion,
  type Identifier,
  identifierLabel,
  placeText,
  primaryIdentifiers,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import type { HighlightedSuggestion } from './highlight-suggestion.ts'
import type { HighlightedText } from './highlight-text.ts'
import styles from './SuggestionList.module.css'

/** A text with the typed part highlighted, also in another case of letters; without a match, the text alone. */
const Highlight = ({
  text,
  highlight,
}: {
  readonly text: string
  readonly highlight: HighlightedText | undefined
}) =>
  highlight === undefined || highlight.highlight === '' ? (
    text
  ) : (
    <>
      {text.slice(0, highlight.before.length)}
      <mark>{text.slice(highlight.before.length, -highlight.after.length || undefined)}</mark>
      {text.slice(text.length - highlight.after.length)}
    </>
  )

interface Props {
  readonly carrier: CarrierSuggestion
  readonly highlight: HighlightedSuggestion | undefined
  /** Its verdict with the reason; nothing while it is not known. */
  readonly verdict?: ReactNode
  /** The mark of the option that Enter opens. */
  readonly enter?: ReactNode
}

/** The identifiers of every row, and first any other identifier that was typed. */
const shownIdentifiers = ({ identifiers }: CarrierSuggestion, highlight: Identifier | undefined) => {
  const usual = primaryIdentifiers(identifiers)
  return highlight === undefined || usual.includes(highlight)
    ? usual
    : [highlight, ...usual.filter(each => each.type !== highlight.type)]
}

/** A carrier in two lines: its names and identifiers, then its verdict and location. */
export const CarrierOption = ({ carrier, highlight, verdict, enter }: Props) => (
  <>
    <span className={styles['names']} data-matched={highlight?.dbaName && 'dba'}>
      <span className={styles['name']}>
        <CarrierNameText name={carrier.legalName}>
          {name => <Highlight text={name} highlight={highlight?.legalName} />}
        </CarrierNameText>
      </span>
      {carrier.dbaName !== null && (
        <span className={styles['dba']}>
          {' '}
          d.b.a.{' '}
          <CarrierNameText name={carrier.dbaName}>
            {name => <Highlight text={name} highlight={highlight?.dbaName} />}
          </CarrierNameText>
        </span>
      )}
    </span>
    <span className={styles['numbers']}>
      {shownIdentifiers(carrier, highlight?.identifier?.of).map(each => (
        <span key={`${each.type} ${each.value}`}>
          {identifierLabel(each.type)}{' '}
          <Highlight
            text={each.value}
            highlight={each === highlight?.identifier?.of ? highlight.identifier.value : undefined}
          />
          {each.isFormer === true && ' (former)'}
        </span>
      ))}
    </span>
    <span className={styles['verdict']}>{verdict}</span>
    <span className={styles['place']}>
      {placeText(carrier.physicalAddress) ?? ''}
      {enter}
    </span>
  </>
)
