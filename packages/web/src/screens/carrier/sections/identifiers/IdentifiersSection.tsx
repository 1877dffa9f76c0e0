import {
  addressLine,
  type Fact,
  identifierLabel,
  identifiersInOrder,
  NOT_ON_RECORD,
  type Place,
} from '@fairhaul/core'
import { FactText } from '../../../../parts/carrier-facts/FactText.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from '../sections.module.css'

const addressFact = (place: Place | null): Fact => {
  const line = place === null ? undefined : addressLine(place)
  return line === undefined ? NOT_ON_RECORD : { text: line, tone: 'plain' }
}

/** All identifiers and addresses of the carrier. */
export const IdentifiersSection = ({ id, name, carrier }: ProfilePartProps) => {
  const { identifiers, physicalAddress, mailingAddress, isFullProfile } = carrier
  return (
    <Card id={id} heading={name}>
      <dl className={styles['facts']}>
        {identifiersInOrder(identifiers).map(({ type, value, region, isFormer }) => (
          <div key={`${type} ${value}`}>
            <dt>
              {identifierLabel(type)}
              {region !== null && ` (${region})`}
            </dt>
            <dd>
              <CopyText label={`${identifierLabel(type)} number`} text={value} />
              {isFormer === true && <span className={styles['former']}> former: no active authority</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Physical address</dt>
          <dd>
            <FactText fact={addressFact(physicalAddress)} />
          </dd>
        </div>
        <div>
          <dt>Mailing address</dt>
          <dd>
            <FactText
              fact={
                isFullProfile ? addressFact(mailingAddress) : { text: 'in the full profile', tone: 'unknown' }
              }
            />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
