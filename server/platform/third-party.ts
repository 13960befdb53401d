/** Software of others that is in the executable. */
export type ThirdParty = { readonly name: string; readonly version: string; readonly license: string; readonly text: string }

export type ThirdPartyBuild = {
  readonly thirdParty: readonly ThirdParty[]
  /** All of it as one text for people. */
  readonly notices: string
}
