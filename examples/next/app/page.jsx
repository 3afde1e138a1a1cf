export default function Home() {
  return <p id="view">Home</p>;
}
