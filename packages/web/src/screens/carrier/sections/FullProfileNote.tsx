import styles from './sections.module.css'

/** Why a section has nothing for a user with a short profile. `what` begins the sentence: "Vehicles". */
export const FullProfileNote = ({ what }: { readonly what: string }) => (
  <p className={styles['none']}>{`${what} are in the full profile, which your plan does not include.`}</p>
)
