export default function NF() {
  return (
    <>
      <title>404 - Page Not Found | Cyclades Compass</title>
      <h1>404</h1>
    </>
  );
}
