//! TLS: where the certificate comes from, and that it can be renewed while the site is served.

use std::{io, path::PathBuf, sync::Arc};

use anyhow::Context as _;
use arc_swap::ArcSwap;
use rustls::{
    ServerConfig,
    crypto::{CryptoProvider, ring},
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};
use tokio_rustls::TlsAcceptor;

/// The certificate that is shown, and where the next one will come from.
#[derive(Debug)]
pub struct Certificates {
    chain: PathBuf,
    key: PathBuf,
    current: ArcSwap<CertifiedKey>,
}

impl Certificates {
    /// Reads a chain of certificates and its key, both in PEM.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, is not what it should be, or the two do not belong together.
    pub fn load(chain: PathBuf, key: PathBuf) -> anyhow::Result<Self> {
        let current = ArcSwap::from_pointee(read(&chain, &key)?);
        Ok(Self { chain, key, current })
    }

    /// Reads both files again. The old certificate stays if they are no good.
    ///
    /// # Errors
    ///
    /// As [`Certificates::load`].
    pub fn renew(&self) -> anyhow::Result<()> {
        self.current.store(Arc::new(read(&self.chain, &self.key)?));
        Ok(())
    }
}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current.load_full())
    }
}

fn provider() -> CryptoProvider {
    ring::default_provider()
}

fn read(chain: &PathBuf, key: &PathBuf) -> anyhow::Result<CertifiedKey> {
    let certificates = CertificateDer::pem_file_iter(chain)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .with_context(|| format!("{} is no chain of certificates", chain.display()))?;
    let private =
        PrivateKeyDer::from_pem_file(key).with_context(|| format!("{} is no private key", key.display()))?;
    // This also refuses a key that is not the certificate's.
    CertifiedKey::from_der(certificates, private, &provider())
        .with_context(|| format!("{} and {} do not belong together", chain.display(), key.display()))
}

/// How connections are secured: TLS 1.2 or newer, with HTTP/2 for clients that offer it.
///
/// # Errors
///
/// Never in practice: the provider knows both versions.
pub(crate) fn acceptor(certificates: Arc<Certificates>) -> io::Result<TlsAcceptor> {
    let builder = ServerConfig::builder_with_provider(Arc::new(provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    let mut config = builder.with_no_client_auth().with_cert_resolver(certificates);
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &tempfile::TempDir, name: &str, text: &str) -> PathBuf {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    #[test]
    fn a_certificate_is_renewed_from_its_files_and_kept_while_they_are_no_good() {
        let folder = tempfile::tempdir().unwrap();
        let make = || rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
        let (first, second) = (make(), make());
        let chain = write(&folder, "chain.pem", &first.cert.pem());
        let key = write(&folder, "key.pem", &first.signing_key.serialize_pem());
        let certificates = Certificates::load(chain, key).unwrap();
        let shown = || certificates.current.load().cert.first().unwrap().to_vec();
        let before = shown();

        write(&folder, "chain.pem", &second.cert.pem());
        let error = certificates.renew().unwrap_err();
        assert!(error.to_string().contains("do not belong together"), "{error}");
        assert_eq!(shown(), before);
        write(&folder, "key.pem", &second.signing_key.serialize_pem());
        certificates.renew().unwrap();
        assert_ne!(shown(), before);
    }

    #[test]
    fn files_that_hold_something_else_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let nothing = write(&folder, "nothing.pem", "");
        let error = Certificates::load(nothing.clone(), nothing).unwrap_err();
        assert!(error.to_string().contains("nothing.pem"), "{error}");
    }
}
