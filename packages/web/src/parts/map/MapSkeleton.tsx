import styles from './map.module.css'

/** A map that is loading, as high as the map. */
export const MapSkeleton = () => <div className={styles['waiting']} aria-busy="true" />
