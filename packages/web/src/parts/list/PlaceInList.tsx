import { formatNumber } from '@fairhaul/core'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import styles from './PlaceInList.module.css'

interface Props {
  /** The place of the open row in its page, from 1. */
  readonly place: number
  /** The rows of the page. */
  readonly count: number
  readonly onStep: (by: 1 | -1) => void
}

/** Which row of the list is open beside it, with a step to the one before or after, also by the keys `k` and `j`. */
export const PlaceInList = ({ place, count, onStep }: Props) => (
  <p className={styles['place']}>
    {formatNumber(place)} of {formatNumber(count)} on this page
    <Button size="small" variant="quiet" disabled={place === 1} onClick={() => onStep(-1)}>
      Previous <Kbd>k</Kbd>
    </Button>
    <Button size="small" variant="quiet" disabled={place === count} onClick={() => onStep(1)}>
      Next <Kbd>j</Kbd>
    </Button>
  </p>
)
