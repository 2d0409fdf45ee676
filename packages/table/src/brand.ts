declare const brand: unique symbol

/**
 * A number or text that must not be mistaken for another: an `AreaId` is not an `ArmyId`, though both are small integers. A plain number
 * may still be used as either, so that loops over areas and bytes read from the state need no cast.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]?: Name }
