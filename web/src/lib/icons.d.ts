declare module "icon:*" {
  const path: string;
  export default path;
}
declare module "virtual:credits" {
  const credits: {
    licence: string;
    licence_url: string;
    source: string;
    author_url: Record<string, string>;
    icons: Record<string, string>;
  };
  export default credits;
}
declare module "virtual:dominion" {
  const data: {
    cards: Record<
      string,
      { cost: number; types: string[]; cards?: number; actions?: number; buys?: number; coins?: number; points?: number; points_per_cards?: number }
    >;
  };
  export default data;
}
