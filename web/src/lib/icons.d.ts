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
declare module "engine:*" {
  const data: unknown;
  export default data;
}
