import {
  type CarrierSuggestion,
  type Identifier,
  identifierLabel,
  placeText,
  primaryIdentifiers,
} from '@fairhaul/core'
import { Lit } from './Lit.tsx'
import type { LitSuggestion } from './lit-suggestion.ts'
import styles from './SuggestionList.module.css'

interface Props {
  readonly carrier: CarrierSuggestion
  readonly lit: LitSuggestion | undefined
}

/** Those that every row shows, and whichever other was typed, in front. */
const shownIdentifiers = ({ identifiers }: CarrierSuggestion, lit: Identifier | undefined) => {
  const usual = primaryIdentifiers(identifiers)
  return lit === undefined || usual.includes(lit)
    ? usual
    : [lit, ...usual.filter(each => each.type !== lit.type)]
}

/** A carrier in one line: its names, the numbers it is known by, and where it is. */
export const CarrierOption = ({ carrier, lit }: Props) => (
  <>
    <span className={styles['names']}>
      <span className={styles['name']}>
        <Lit text={carrier.legalName} lit={lit?.legalName} />
      </span>
      {carrier.dbaName !== null && (
        <span className={styles['dba']}>
          {' '}
          d.b.a. <Lit text={carrier.dbaName} lit={lit?.dbaName} />
        </span>
      )}
    </span>
    <span className={styles['numbers']}>
      {shownIdentifiers(carrier, lit?.identifier?.of).map(each => (
        <span key={`${each.type} ${each.value}`}>
          {identifierLabel(each.type)}{' '}
          <Lit text={each.value} lit={each === lit?.identifier?.of ? lit.identifier.value : undefined} />
        </span>
      ))}
    </span>
    <span className={styles['place']}>{placeText(carrier.physicalAddress) ?? ''}</span>
  </>
)
