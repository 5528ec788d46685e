declare module "virtual:languages" {
  const names: Record<string, string>;
  export default names;
}
